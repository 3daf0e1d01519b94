import {
  filledTexts,
  OPTIONAL_TEXTS,
  optionalTexts,
} from "#app/content-model/posts/optional-texts.ts";
import type { OptionalTexts } from "#app/domain/posts/post.ts";
import { createHash } from "node:crypto";
import { site } from "#content/site.ts";
import { TAG_LIMIT, TAG_LIMIT_CHARACTERS } from "#app/content-model/posts/post-draft.ts";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { dateInZone, type WallTime, wallTimeToMoment } from "#app/domain/dates/site-time.ts";
import { isPhotoAddress, securePhotoAddress } from "#app/domain/photo-hosts.ts";
import { counted, pluralize } from "#app/domain/plural.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { shortSlug } from "#app/domain/posts/automatic-slug.ts";
import { slugFromTitle, tidySlug } from "#app/domain/posts/slug.ts";
import { decoded } from "#app/shared/decoded.ts";
import { storable } from "#app/content-model/posts/line.ts";
import { type IncomingPost, listed, type Note } from "../incoming.ts";
import { firstWords, shortened } from "./first-words.ts";
import { type Addresses, type LeftOut, markdownOf, wordsOf } from "./html-to-markdown.ts";

const MAX_LINE_LENGTH = 300;
const MAX_CATEGORY_LENGTH = 60;

interface ForeignBlog {
  readonly system: "ghost" | "wordpress" | "markdown";
  /** Distinguishes its posts from those of another blog with the same keys. */
  readonly name: string;
  /** Its public address; `undefined` if its export does not contain it. */
  readonly home: URL | undefined;
}

/** A blog's export: its posts, and in words what else is in it. */
export interface ForeignExport {
  readonly blog: ForeignBlog;
  readonly posts: readonly ForeignPost[];
  readonly leftOut: readonly string[];
}

/** Counts in words, as in "2 comments", without those that are zero. */
export function countedAll(counts: readonly (readonly [number, string, string?])[]): string[] {
  return counts.flatMap(([count, one, several = `${one}s`]) =>
    count === 0 ? [] : counted(count, [one, several]),
  );
}

/** A post as another system exports it. */
export interface ForeignPost {
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly leftOut: readonly LeftOut[];
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** The names that readers saw as its authors. */
  readonly authors: readonly string[];
  readonly cover: string;
  readonly coverAlt: string;
  /** As entered in the other system, so unchecked. */
  readonly texts: OptionalTexts;
  /** Whether everybody could read it. */
  readonly published: boolean;
  /** Why not everybody could read it, unless it was simply a draft. */
  readonly notes: readonly Note[];
  /** Milliseconds since 1970; `undefined` for a draft without a date. */
  readonly at: number | undefined;
  /** Whether it was a page there. It becomes a draft of a post. */
  readonly isPage: boolean;
  /** Its previous address, which will redirect to the post. */
  readonly oldAddress: string;
}

/**
 * The optional texts that this site can keep, and those that it refuses as too long or as no address. A canonical
 * address on the old site itself is dropped.
 */
function textsOf(texts: OptionalTexts, home: URL | undefined) {
  const canonical = URL.parse(texts.canonical ?? "");
  const wanted = canonical && canonical.host === home?.host ? { ...texts, canonical: "" } : texts;
  const read = OPTIONAL_TEXTS.map((name) => ({
    name,
    ...optionalTexts[name].safeParse(wanted[name]),
  }));
  const kept = read.flatMap(({ name, data }) => (data ? [[name, data] as const] : []));
  return {
    kept: filledTexts(Object.fromEntries(kept)),
    refused: read.flatMap(({ name, error }) => (error && wanted[name]) || []),
  };
}

/** The moment of a time in the site's zone, or an hour later if the clocks skip it. */
export function momentHere(time: WallTime, timeZone: string): number {
  const found = wallTimeToMoment(time, timeZone);
  return "moment" in found ? found.moment : found.skipped;
}

/** Notes on why a post becomes a draft. */
export const HELD_BACK = {
  markdown: { says: "It’s a Markdown file of another program, so it becomes a draft." },
  page: { says: "It was a page there, so it becomes a draft of a post." },
  password: { says: "It was protected by a password there, so it becomes a draft." },
  private: { says: "It was private there, so it becomes a draft." },
  members: { says: "It was for members or paying readers there, so it becomes a draft." },
  mailed: { says: "It was sent by mail and never public there, so it becomes a draft." },
  waiting: { says: "It was waiting for review there, so it becomes a draft." },
  scheduled: { says: "It was scheduled there, so it becomes a draft. Schedule it again." },
} as const;

/**
 * Converts a blog's posts to this site's format, one after the other. Links among them get the new addresses.
 * The notes say what is missing or was left out.
 *
 * @param uploaded returns the address here of a file among the old site's uploads
 */
export function* incomingPosts(
  blog: ForeignBlog,
  posts: readonly ForeignPost[],
  timeZone: string,
  uploaded: (address: string) => string | undefined = () => undefined,
): Generator<IncomingPost> {
  const named = posts.map((post) => ({ ...post, ...nameOf(post, timeZone) }));
  const moved = new Map<string, string>();
  for (const { slug, date, oldAddress, key, isPage } of named) {
    // A former page may never be published as a post: links to it are not changed, but listed.
    if (date === null || isPage) continue;
    moved.set(`?p=${key}`, postPath({ slug, date }));
    if (isPath(oldAddress)) moved.set(pathKey(oldAddress), postPath({ slug, date }));
  }
  for (const post of named) {
    const strayLinks: string[] = [];
    const picture = (address: string) => {
      const full = securePhotoAddress(absolute(address, blog));
      return isPhotoAddress(full) ? full : uploaded(full);
    };
    const { sharePicture: shared = "", ...texts } = post.texts;
    const sharePicture = shared === "" ? "" : sharedPicture(shared, blog, uploaded);
    const link = (address: string) => {
      const isPdf = /\.pdf(?:[?#]|$)/i.test(address);
      const file = isPdf ? uploaded(absolute(address, blog)) : undefined;
      return file ?? newLink(address, blog, moved, strayLinks);
    };
    const text = converted(storable(post.html), {
      picture,
      link,
      isElsewhere: (address) => !isOwn(address.replace(GHOST_HOME, ""), blog),
    });
    const { kept, refused } = textsOf(
      { ...texts, byline: joined(post.authors), sharePicture: sharePicture ?? "" },
      blog.home,
    );
    const leftOut = [...post.leftOut, ...text.leftOut];
    const [, firstPicture = ""] = /!\[(?:\\.|[^\]\\])*\]\(([^)\s]+)\)/.exec(text.markdown) ?? [];
    const ownCover = post.cover === "" ? undefined : picture(post.cover);
    const coverImage = ownCover ?? firstPicture;
    const whole = coverImage !== "" && text.markdown !== "" && !text.isPlain;
    const lacks = (what: string) =>
      post.published ? `${what}, so it becomes a draft.` : `${what}.`;
    const notes: Note[] = [
      ...post.notes,
      ...(text.markdown === "" ? [{ says: lacks("It has no text") }] : []),
      ...(text.isPlain ? [{ says: lacks(ONLY_WORDS) }] : []),
      ...(coverImage === "" ? [{ says: lacks(NO_COVER), details: present(post.cover) }] : []),
      ...(ownCover === undefined && firstPicture !== ""
        ? [{ says: COVER_PROPOSED, details: present(post.cover) }]
        : []),
      ...listed(NO_PICTURES, text.picturesLeftOut),
      ...(sharePicture === undefined ? [{ says: NO_SHARED_PICTURE, details: [shared] }] : []),
      ...listed(NO_TEXTS, refused),
      ...listed(LEFT_OUT, countsOf(leftOut)),
      ...listed(AS_LINKS, countsOf(text.linked)),
      ...listed(STRAY_LINKS, strayLinks),
    ];
    yield {
      source: `${blog.system}: ${post.title}`,
      id: idOf(blog, post.key),
      fields: {
        title: post.title,
        slug: post.slug,
        date: post.date,
        updated: null,
        category: line(post.category).slice(0, MAX_CATEGORY_LENGTH).trim() || "Uncategorized",
        tags: tagsOf(post),
        excerpt: line(post.excerpt) || excerptOf(post.html) || post.title,
        coverImage,
        coverAlt: ownCover === undefined ? "" : line(post.coverAlt),
        featured: false,
        author: { name: site.byline, avatar: "" },
        content: text.markdown,
        scene: "",
        ...kept,
      },
      facts: {
        draft: !(post.published && whole && post.date !== null),
        ...(post.at === undefined ? {} : { publishAt: new Date(post.at).toISOString() }),
        oldAddresses: isPath(post.oldAddress) ? [post.oldAddress] : [],
      },
      notes,
      leftOut,
    };
  }
}

const NO_COVER = "It has no cover that this site can show";
const ONLY_WORDS = "Its text is nested too deep to be read, and comes as plain words";
const COVER_PROPOSED = "The first picture of its text is proposed as its cover.";
const NO_PICTURES = "Pictures of its text aren’t among the chosen files and were left out.";
const NO_TEXTS =
  "These texts of the post are too long for this site, or not a complete address, and were left out:";
const NO_SHARED_PICTURE =
  "Its picture for shared links isn’t among the chosen files and was left out.";
const LEFT_OUT = "Its text has things that a post here can’t have; they were left out.";
const AS_LINKS = "Its text shows things of other sites; they became links.";
const STRAY_LINKS = "It links to pages of the old site that aren’t among these posts.";

/** A text as Markdown, or only its words if its elements are nested too deep for the parser. */
function converted(html: string, addresses: Addresses) {
  try {
    return { ...markdownOf(html, addresses), isPlain: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const words = wordsOf(html).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return { ...markdownOf(words, addresses), isPlain: true };
  }
}

function nameOf(post: ForeignPost, timeZone: string) {
  const title = line(post.title) || "Untitled";
  const slug = shortSlug(
    tidySlug((decoded(post.slug) ?? post.slug).replace(/\.html?$/i, "")) ||
      tidySlug(slugFromTitle(title)) ||
      tidySlug(post.key),
  );
  const date: CalendarDate | null = post.at === undefined ? null : dateInZone(post.at, timeZone);
  return { title, slug, date };
}

/** "Ana Ruiz, Ben Ito, and Carol White"; empty without authors, or if it is the site's own byline. */
function joined(authors: readonly string[]): string {
  const names = [...new Set(authors.map(line))].filter((name) => name !== "");
  const byline = NAMES.format(names);
  return byline === site.byline ? "" : byline;
}

const NAMES = new Intl.ListFormat("en-US", { type: "conjunction" });

function tagsOf({ tags, category }: ForeignPost): string[] {
  const known = new Set([line(category).toLowerCase()]);
  return tags
    .map((tag) => line(tag).slice(0, TAG_LIMIT_CHARACTERS).trim())
    .filter((tag) => {
      const key = tag.toLowerCase();
      if (tag === "" || known.has(key)) return false;
      known.add(key);
      return true;
    })
    .slice(0, TAG_LIMIT);
}

/** "2 embeds: https://… https://…", one line for each kind. */
function countsOf(leftOut: readonly LeftOut[]): string[] {
  const kinds = Map.groupBy(leftOut, ({ what }) => what);
  return Array.from(kinds, ([what, found]) => {
    const addresses = present(
      found
        .map(({ address }) => address)
        .join(" ")
        .trim(),
    );
    return [pluralize(found.length, what), ...addresses].join(": ");
  });
}

function present(text: string): string[] {
  return text === "" ? [] : [text];
}

/** Ghost's keys since its version 1 are unique among all blogs. */
const UNIQUE_KEY = /^[0-9a-f]{24}$/;

/** A stable id, so that a repeated import recognizes the post. */
function idOf({ system, name }: ForeignBlog, key: string): string {
  const parts = UNIQUE_KEY.test(key) ? [system, key] : [system, name, key];
  const hash = createHash("sha256").update(parts.join(" "));
  return `${system}-${hash.digest("hex").slice(0, 24)}`;
}

/** Ghost writes its own address as a placeholder. */
const GHOST_HOME = "__GHOST_URL__";

function absolute(address: string, { home }: ForeignBlog): string {
  const own = address.replace(GHOST_HOME, "");
  return (home ? URL.parse(own, home)?.href : undefined) ?? own;
}

/**
 * The address of a picture for shared links, which may be on any other site, but not on the old one, since that will
 * be shut down; `undefined` if it must be left out.
 */
function sharedPicture(
  address: string,
  blog: ForeignBlog,
  uploaded: (address: string) => string | undefined,
): string | undefined {
  const full = absolute(address, blog).replace(/^http:/, "https:");
  const isElsewhere =
    URL.canParse(full) && blog.home !== undefined && URL.parse(full)?.host !== blog.home.host;
  return uploaded(full) ?? (isElsewhere ? full : undefined);
}

/** @param stray receives addresses of the old site that no post has */
function newLink(
  address: string,
  blog: ForeignBlog,
  moved: ReadonlyMap<string, string>,
  stray: string[],
): string {
  if (address === "" || address.startsWith("#")) return "";
  const own = address.replace(GHOST_HOME, "");
  const { home } = blog;
  const url = URL.parse(own, home ?? NOWHERE);
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return "";
  if (!/^https?:$/.test(url.protocol) || !isOwn(own, blog)) return own;
  const number = url.searchParams.get("p");
  const target = moved.get(number === null ? pathKey(url.pathname) : `?p=${number}`);
  if (target !== undefined) return target + url.hash;
  // In a Markdown file, a path may be one of this site. The desk lists links that lead nowhere.
  if (blog.system === "markdown" && own.startsWith("/")) return own;
  stray.push(home ? url.href : own);
  // Without the old site's address, the link is removed.
  return home ? url.href : "";
}

/** Whether an address is on the old site itself. */
function isOwn(address: string, { home }: ForeignBlog): boolean {
  const base = home ?? new URL(NOWHERE);
  const host = (name: string) => name.replace(/^www\./, "");
  return host(URL.parse(address, base)?.host ?? "") === host(base.host);
}

/** A placeholder for the address of a blog whose export does not contain it. */
const NOWHERE = "http://old.invalid";

function pathKey(path: string): string {
  return (decoded(path) ?? path).replace(/\/+$/, "").toLowerCase();
}

function line(text: string): string {
  return storable(text)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_LINE_LENGTH)
    .toWellFormed();
}

/** The beginning of a text's paragraphs or, if it has none, of all its words. */
const excerptOf = (html: string): string => line(firstWords(html) || shortened(wordsOf(html)));

function isPath(address: string): boolean {
  return /^\/(?![/\\])[^\s?#\\]+$/.test(address);
}
