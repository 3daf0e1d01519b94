import { Parser } from "htmlparser2";
import { z } from "zod";
import { ApiError } from "#server/http/api-error.ts";
import { jsonText } from "#server/http/text.ts";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import type { Note } from "../incoming.ts";
import {
  countedAll,
  type ForeignExport,
  type ForeignPost,
  HELD_BACK,
  momentHere,
} from "./foreign-post.ts";
import { wordsOf } from "./html-to-markdown.ts";
import { type Attachment, wordPressText } from "./wordpress-text.ts";

/** An `item` of WordPress' export feed: a post, a page, an attachment, a menu entry ... */
interface Item {
  readonly texts: Map<string, string>;
  readonly meta: Map<string, string>;
  readonly categories: string[];
  readonly tags: string[];
  /** Names that a plugin for several authors adds. */
  readonly authors: string[];
  /** Audio and video files, with their size and type. WordPress lists each one that a text links to. */
  readonly enclosures: string[];
  comments: number;
}

interface Feed {
  /** The channel's own texts. */
  readonly texts: Map<string, string>;
  readonly items: Item[];
  /** Names by the account that a post names. */
  readonly authors: Map<string, string>;
}

/** Item types that WordPress never shows readers as pages of their own. */
const INTERNAL =
  /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*)$/;
/** Fields in which membership plugins say who may read a post. */
const MEMBER_FIELDS =
  /^(?:_members_access_role|_wpmem_block|rcp_(?:subscription_level|user_level|access_level)|_is_paid)$/;
/** Shortcodes and blocks around text for members. */
const MEMBER_TEXT =
  /\[(?:restrict|membership|members?[_-]only|mepr-\w+|pmpro_\w+|um_loggedin|wcm_restrict)\b|<!-- wp:(?:premium-content\/|jetpack\/(?:paywall|subscriber-view))/;
/** Search-engine fields of other plugins than Yoast SEO. */
const SEARCH_FIELDS = /^(?:rank_math_|_aioseo)/;
/** The fields of Yoast SEO that a post here also has. */
const YOAST = {
  searchTitle: "_yoast_wpseo_title",
  searchDescription: "_yoast_wpseo_metadesc",
  canonical: "_yoast_wpseo_canonical",
  sharePicture: "_yoast_wpseo_opengraph-image",
} as const;
/** WordPress' category for posts without one. */
const NO_CATEGORY = "Uncategorized";
/** A reference to a text that several posts show: `<!-- wp:block {"ref":12} /-->`. */
const PATTERN = /<!-- wp:block \{"ref":(\d+)[^>]*\/-->/g;
/** A variable that Yoast SEO replaces when a page is shown: %%title%%. */
const YOAST_VARIABLE = /%%\w+%%/;

/** Whether the beginning of an XML file names WordPress' format. */
export function isWordPress(start: string): boolean {
  return /https?:\/\/wordpress\.org\/export\//.test(start);
}

/** Reads WordPress exports (WXR, an RSS format), which may be several parts of one blog. @throws ApiError 422 */
export function readWordPress(xmls: readonly string[], timeZone: string): ForeignExport {
  const feeds = xmls.map(readFeed);
  const items = feeds.flatMap((feed) => feed.items);
  const ofType = (type: string) => items.filter(({ texts }) => texts.get("wp:post_type") === type);
  const uploaded = ofType("attachment").flatMap((item) => {
    const address = item.texts.get("wp:attachment_url");
    return address ? [{ item, file: attachmentOf(item, address) }] : [];
  });
  const attachments = new Map(
    uploaded.map(({ item: { texts }, file }) => [texts.get("wp:post_id") ?? "", file]),
  );
  const authors = new Map(feeds.flatMap((feed) => [...feed.authors]));
  const patterns = new Map(
    ofType("wp_block").map(({ texts }) => [texts.get("wp:post_id"), texts.get("content:encoded")]),
  );
  const all = [...ofType("post"), ...ofType("page")];
  const childrenOf = Map.groupBy(uploaded, ({ item: { texts } }) => texts.get("wp:post_parent"));
  const posts = all.filter(
    ({ texts }) => !/^(?:trash|auto-draft)$/.test(texts.get("wp:status") ?? ""),
  );
  const channel = feeds[0]?.texts ?? new Map<string, string>();
  const home = URL.parse(channel.get("wp:base_blog_url") || channel.get("link") || "") ?? undefined;
  return {
    blog: {
      system: "wordpress",
      name: home
        ? (home.host + home.pathname).replace(/^www\.|\/$/g, "")
        : (channel.get("title") ?? ""),
      home,
    },
    posts: posts.map((item) => {
      const own = childrenOf.get(item.texts.get("wp:post_id")) ?? [];
      const files = own.map(({ file }) => file);
      const stored = (item.texts.get("content:encoded") ?? "").replace(
        PATTERN,
        (block, id: string) => patterns.get(id) ?? block,
      );
      return foreignPost(item, stored, attachments, files, authors, timeZone);
    }),
    leftOut: totals(items, posts, all.length - posts.length),
  };
}

function attachmentOf({ texts, meta }: Item, address: string): Attachment {
  const alt = meta.get("_wp_attachment_image_alt") ?? "";
  return { address, alt, caption: texts.get("excerpt:encoded") ?? "" };
}

/**
 * @param stored the post's text, with the patterns that it refers to inserted
 * @param own the files that were uploaded to the post
 */
function foreignPost(
  { texts, meta, categories: all, tags, authors, enclosures }: Item,
  stored: string,
  attachments: ReadonlyMap<string, Attachment>,
  own: readonly Attachment[],
  names: ReadonlyMap<string, string>,
  timeZone: string,
): ForeignPost {
  const text = (name: string) => texts.get(name) ?? "";
  const status = text("wp:status");
  const cover = attachments.get(meta.get("_thumbnail_id") ?? "");
  const chosen = all.filter((name) => name !== NO_CATEGORY);
  const categories = chosen.length === 0 ? all : chosen;
  const at = momentOf(texts, timeZone);
  const members =
    MEMBER_TEXT.test(stored) ||
    [...meta].some(
      ([key, value]) => MEMBER_FIELDS.test(key) && !/^(?:|0|a:0:\{\}|none)$/i.test(value),
    ) ||
    /subscribers/.test(meta.get("_jetpack_newsletter_access") ?? "");
  const isPage = text("wp:post_type") === "page";
  const notes: Note[] = [
    ...(isPage ? [HELD_BACK.page] : []),
    ...(text("wp:post_password") === "" ? [] : [HELD_BACK.password]),
    ...(status === "private" ? [HELD_BACK.private] : []),
    ...(members ? [HELD_BACK.members] : []),
    ...(status === "pending" ? [HELD_BACK.waiting] : []),
    ...(status === "future"
      ? [{ ...HELD_BACK.scheduled, details: [text("wp:post_date") || text("pubDate")] }]
      : []),
  ];
  const published = status === "publish" && notes.length === 0;
  const yoast = Object.entries(YOAST).map(
    ([name, field]) => [name, wordsOf(meta.get(field) ?? "")] as const,
  );
  const templates = yoast.filter(([, value]) => YOAST_VARIABLE.test(value));
  if (templates.length > 0) {
    notes.push({
      says: "Yoast SEO’s texts with variables were left out.",
      details: templates.map(([, value]) => value),
    });
  }
  const whole = stored + footnotes(meta) + podcast(enclosures, stored);
  const { html, leftOut } = wordPressText(whole, (id) => attachments.get(id), own);
  return {
    key: text("wp:post_id"),
    title: wordsOf(text("title")),
    slug: text("wp:post_name"),
    html,
    leftOut,
    excerpt: wordsOf(text("excerpt:encoded")),
    category: wordsOf(categories[0] ?? ""),
    tags: [...tags, ...categories.slice(1)].map(wordsOf),
    authors: (authors.length > 0 ? authors : [names.get(text("dc:creator")) ?? ""]).map(wordsOf),
    cover: cover?.address ?? "",
    coverAlt: cover?.alt ?? "",
    texts: Object.fromEntries(yoast.filter(([, value]) => !YOAST_VARIABLE.test(value))),
    published,
    notes,
    at,
    isPage,
    oldAddress: URL.parse(text("link"), "http://old.invalid")?.pathname ?? "",
  };
}

const footnoteList = jsonText(z.array(z.object({ content: z.string() })));

/** The footnotes of a text, which WordPress stores in a separate field. */
function footnotes(meta: ReadonlyMap<string, string>): string {
  const { data = [] } = footnoteList.safeParse(meta.get("footnotes"));
  if (data.length === 0) return "";
  return `\n\n<ol>${data.map(({ content }) => `<li>${content}</li>`).join("")}</ol>`;
}

/** The recordings of a podcast's post, which plugins store separately from its text. */
function podcast(enclosures: readonly string[], stored: string): string {
  return (
    enclosures
      .map((enclosure) => enclosure.trim().split(/\s/)[0] ?? "")
      // A text may have the same address with WordPress' own file server before it.
      .filter((address) => !stored.includes(address.replace(/^https?:\/\//, "")))
      .map((address) => `\n\n<audio src="${address.replaceAll('"', "")}"></audio>`)
      .join("")
  );
}

/** A draft's date is all zeros, and some exporters write only the feed's own date. */
function momentOf(texts: ReadonlyMap<string, string>, timeZone: string): number | undefined {
  const utc = Date.parse(`${(texts.get("wp:post_date_gmt") ?? "").replace(" ", "T")}Z`);
  if (!Number.isNaN(utc)) return utc;
  const [, date = "", time = ""] = /^(\S+) (\d\d:\d\d)/.exec(texts.get("wp:post_date") ?? "") ?? [];
  if (isCalendarDate(date)) return momentHere({ date, time }, timeZone);
  const published = Date.parse(texts.get("pubDate") ?? "");
  return Number.isNaN(published) || published < 0 ? undefined : published;
}

/** What the feed has that is not imported, as counts in words. */
function totals(items: readonly Item[], posts: readonly Item[], trashed: number): string[] {
  const types = Map.groupBy(items, ({ texts }) => texts.get("wp:post_type") ?? "");
  const count = (type: string) => types.get(type)?.length ?? 0;
  const sum = (of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0);
  const own = Array.from(types.keys()).filter(
    (type) => type !== "post" && type !== "page" && !INTERNAL.test(type),
  );
  return countedAll([
    ...own.map(
      (type) => [count(type), `item of the type “${type}”`, `items of the type “${type}”`] as const,
    ),
    [sum(({ comments }) => comments), "comment"],
    [count("nav_menu_item"), "menu entry", "menu entries"],
    [posts.filter(({ texts }) => texts.get("wp:status") === "future").length, "scheduled time"],
    [trashed, "post in its trash", "posts in its trash"],
    [posts.filter(({ texts }) => texts.get("wp:is_sticky") === "1").length, "sticky mark"],
    [
      posts.filter(({ meta }) => [...meta.keys()].some((key) => SEARCH_FIELDS.test(key))).length,
      "post’s search-engine fields",
      "posts’ search-engine fields",
    ],
  ]);
}

/** The error for an incomplete download, which would otherwise pass as an export with fewer posts. */
function brokenOff(items: readonly Item[]): ApiError {
  // The last item is the incomplete one.
  const whole = items
    .slice(0, -1)
    .filter(({ texts }) => /^(?:post|page)$/.test(texts.get("wp:post_type") ?? ""));
  const last = whole.at(-1);
  const where = last
    ? `after the post “${wordsOf(last.texts.get("title") ?? "")}” (${pluralize(whole.length, "whole post")} before that place)`
    : "before the end of its first post";
  return new ApiError(422, "import", {
    message: `The WordPress file breaks off ${where}. Nothing was imported. Export and download it again; if it breaks off again, export fewer posts at a time.`,
  });
}

/** Reads a feed. The parser knows only XML's built-in entities and fetches nothing. @throws ApiError 422 */
function readFeed(xml: string): Feed {
  const feed: Feed = { texts: new Map(), items: [], authors: new Map() };
  const open: string[] = [];
  let text = "";
  let domain = "";
  let metaKey = "";
  let login = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        text = "";
        if (name === "category") domain = attributes["domain"] ?? "";
        if (name !== "item") return;
        feed.items.push({
          texts: new Map(),
          meta: new Map(),
          categories: [],
          tags: [],
          authors: [],
          enclosures: [],
          comments: 0,
        });
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        open.pop();
        const item = open.includes("item") ? feed.items.at(-1) : undefined;
        const parent = open.at(-1);
        if (!item) {
          if (parent === "channel") feed.texts.set(name, text);
          if (name === "wp:author_login") login = text;
          if (name === "wp:author_display_name") feed.authors.set(login, text);
        } else if (parent === "wp:postmeta") {
          if (name === "wp:meta_key") metaKey = text;
          if (name === "wp:meta_value") item.meta.set(metaKey, text);
          if (name === "wp:meta_value" && metaKey === "enclosure") item.enclosures.push(text);
        } else if (parent === "item") {
          // Other domains are post formats and languages.
          if (name === "category" && domain === "category") item.categories.push(text);
          else if (name === "category" && domain === "post_tag") item.tags.push(text);
          else if (name === "category" && domain === "author") item.authors.push(text);
          else if (name === "wp:comment") item.comments += 1;
          else item.texts.set(name, text);
        }
        text = "";
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  if (open.length > 0) throw brokenOff(feed.items);
  return feed;
}
