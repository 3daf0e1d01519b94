import { createHash } from "node:crypto";
import { site } from "../../../content/site.ts";
import type { CalendarDate } from "../../../app/domain/dates/calendar-date.ts";
import { isPhotoAddress, securePhotoAddress } from "../../../app/domain/photo-hosts.ts";
import { slugFromTitle, tidySlug } from "../../../app/domain/posts/slug.ts";
import { dateInZone } from "../../../app/domain/dates/site-time.ts";
import { isStorable } from "../../http/text.ts";
import { markdownOf } from "./html-to-markdown.ts";
import type { IncomingPost } from "../incoming.ts";

const MAX_LINE_LENGTH = 300;
const MAX_EXCERPT_LENGTH = 200;
const MAX_CATEGORY_LENGTH = 60;

/** A post as another system exports it. */
export interface ForeignPost {
  readonly system: "ghost" | "wordpress";
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly cover: string;
  readonly published: boolean;
  /** Milliseconds since 1970; `undefined` for a draft without a date. */
  readonly at: number | undefined;
  /** Its previous address, which will redirect to the post. */
  readonly oldAddress: string;
}

/** Converts a post to this site's format. The notes say what is missing or was left out. */
export function incomingPost(foreign: ForeignPost, timeZone: string): IncomingPost {
  const { markdown, picturesLeftOut } = markdownOf(clean(foreign.html));
  const title = line(foreign.title) || "Untitled";
  const cover = securePhotoAddress(foreign.cover);
  const coverImage = isPhotoAddress(cover) ? cover : "";
  const excerpt = line(foreign.excerpt) || firstWords(markdown);
  const notes = [
    ...(picturesLeftOut === 0
      ? []
      : [
          `${picturesLeftOut} ${picturesLeftOut === 1 ? "picture was" : "pictures were"} left out.`,
        ]),
    ...(coverImage === "" ? ["It has no cover that this site can show."] : []),
    ...(markdown === "" ? ["It has no text."] : []),
  ];
  const whole = coverImage !== "" && markdown !== "";
  const date: CalendarDate | null =
    foreign.at === undefined ? null : dateInZone(foreign.at, timeZone);
  return {
    source: `${foreign.system}: ${title}`,
    id: idOf(foreign),
    fields: {
      title,
      slug: tidySlug(decoded(foreign.slug)) || tidySlug(slugFromTitle(title)) || foreign.key,
      date,
      updated: null,
      category: line(foreign.category).slice(0, MAX_CATEGORY_LENGTH).trim() || "Uncategorized",
      tags: foreign.tags.map(line).filter((tag) => tag !== ""),
      excerpt,
      coverImage,
      coverAlt: "",
      featured: false,
      author: { name: site.byline, avatar: "" },
      content: markdown,
      scene: "",
    },
    facts: {
      draft: !(foreign.published && whole && date !== null),
      ...(foreign.at === undefined ? {} : { publishAt: new Date(foreign.at).toISOString() }),
      oldAddresses: isPath(foreign.oldAddress) ? [foreign.oldAddress] : [],
    },
    notes,
  };
}

/** A stable id, so that a repeated import recognizes the post. */
function idOf({ system, key }: ForeignPost): string {
  const hash = createHash("sha256").update(`${system} ${key}`).digest("hex");
  return `${system}-${hash.slice(0, 24)}`;
}

function line(text: string): string {
  return clean(text)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_LINE_LENGTH)
    .toWellFormed();
}

function clean(text: string): string {
  return isStorable(text) ? text : text.toWellFormed().replaceAll("\0", "");
}

function firstWords(markdown: string): string {
  const words = line(markdown.replace(/[#*_>`|[\]]/g, " "));
  const cut = words.slice(0, MAX_EXCERPT_LENGTH);
  return cut.length < words.length ? `${cut.slice(0, cut.lastIndexOf(" "))} …` : cut;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function isPath(address: string): boolean {
  return /^\/(?![/\\])[^\s?#\\]+$/.test(address);
}
