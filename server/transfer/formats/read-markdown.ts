import MarkdownIt from "markdown-it";
import { parse, TomlError } from "smol-toml";
import { z } from "zod/mini";
import { parseYaml } from "#app/content-model/parse-yaml.ts";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { listed } from "../incoming.ts";
import { type ForeignPost, HELD_BACK, momentHere } from "./foreign-post.ts";
import { wordsOf } from "./html-to-markdown.ts";

export const MARKDOWN_FILE = /\.(?:md|markdown)$/i;
/** Between lines of `---` as YAML, or of `+++` as TOML. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\n([\s\S]*?\n|)\1[ \t]*(?:\n|$)/;
const NOON = "12:00";
const DATED_NAME = /^(\d{4}-\d{2}-\d{2})(?:[-_ ]+|$)/;
/** `2024-05-01`, with a time and its zone or without. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The names of front matter fields in other programs, by what a post here has; the first one found is used. */
const NAMES = {
  title: ["title"],
  slug: ["slug"],
  date: ["date", "published", "publishDate", "pubDate", "created"],
  excerpt: ["excerpt", "description", "summary"],
  categories: ["category", "categories"],
  tags: ["tags"],
  authors: ["author", "authors"],
  cover: [
    "image",
    "cover",
    "coverImage",
    "featured_image",
    "featuredImage",
    "feature_image",
    "heroImage",
    "thumbnail",
    "banner",
    "images",
    "header",
  ],
  canonical: ["canonical_url", "canonicalURL", "canonical"],
  oldAddress: ["permalink", "url"],
} as const;
/** Fields that name a file's template, which no reader sees. */
const UNREAD = /^(?:layout|type)$/;

/** Jekyll's expressions for the site's own address: alone, and around a path. */
const OWN_ADDRESS = /\{\{-?\s*site\.(?:base)?url\s*-?\}\}/g;
const OWN_PATH = /\{\{-?\s*["']([^"'\n]+)["']\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/g;
/** Template commands that Hugo and Jekyll replace when they render a page. */
const COMMAND = /\{\{.*?\}\}|\{%.*?%\}/g;
/** Obsidian's pictures and links: `![[cow.jpg|300]]`, `[[Note#Part|words]]`. */
const WIKI_PICTURE = /!\[\[([^[\]|#\n]+\.(?:jpe?g|png|webp|avif|gif|svg))(?:\|[^[\]\n]*)?\]\]/gi;
const WIKI_LINK = /!?\[\[([^[\]|#\n]+)(?:#[^[\]|\n]*)?(?:\|([^[\]\n]*))?\]\]/g;

const renderer = new MarkdownIt({ html: true });

/**
 * Whether a Markdown file is a post of this site. Every one has `coverAlt`; if it was forgotten, `coverImage` without a
 * `date` identifies one, since here the date is in the file's name.
 */
export function isOwnFile(text: string): boolean {
  const plain = withPlainBreaks(text);
  // Searches the whole file if the line that ends the front matter is missing.
  const [, , head = plain] = FRONT_MATTER.exec(plain) ?? [];
  const has = (name: string) => new RegExp(`^${name}:`, "m").test(head);
  return plain.startsWith("---") && (has("coverAlt") || (has("coverImage") && !has("date")));
}

/**
 * Reads a Markdown file of another program, such as Jekyll, Hugo or Obsidian, or of none.
 *
 * @param name with its folders
 * @throws Error with file, line and field if its front matter cannot be read
 */
export function readMarkdown(name: string, text: string, timeZone: string): ForeignPost {
  const { data, content } = parts(name, withPlainBreaks(text));
  const left = new Map(
    Object.entries(data).filter(
      ([key, value]) => value !== null && typeof value !== "boolean" && !UNREAD.test(key),
    ),
  );
  /** Returns the value of the first of a field's names that has a readable one, and removes it from `left`. */
  function take<Value>(what: keyof typeof NAMES, read: (value: unknown) => Value | undefined) {
    for (const key of NAMES[what]) {
      const value = left.has(key) ? read(left.get(key)) : undefined;
      if (value === undefined) continue;
      left.delete(key);
      return value;
    }
    return undefined;
  }

  const { folder, stem, day } = namesIn(name);
  const html = renderer.render(withoutCommands(content));
  const [heading = "", inHeading = ""] = /^\s*<h1>([\s\S]*?)<\/h1>\s*/.exec(html) ?? [];
  const given = take("title", wordOf);
  const headingWords = wordsOf(inHeading);
  const isTitle = heading !== "" && (given === undefined || given === headingWords);
  const title = given ?? (headingWords || titleFrom(stem || (day ?? "")));
  const slug = take("slug", wordOf) ?? stem;
  const at = take("date", (value) => momentOf(value, timeZone));
  const [category = "", ...categories] = take("categories", wordsIn) ?? [];
  const cover = take("cover", pictureOf);
  const texts = { canonical: take("canonical", wordOf) ?? "" };
  return {
    key: [folder, day, slug || title].join("/"),
    title,
    slug,
    html: isTitle ? html.slice(heading.length) : html,
    leftOut: [],
    excerpt: take("excerpt", wordOf) ?? "",
    category,
    tags: [...(take("tags", wordsIn) ?? []).map((tag) => tag.replace(/^#/, "")), ...categories],
    authors: take("authors", wordsIn) ?? [],
    cover: cover?.address ?? "",
    coverAlt: cover?.alt ?? "",
    texts,
    published: false,
    at: at ?? (day && momentHere({ date: day, time: NOON }, timeZone)),
    isPage: data["layout"] === "page",
    oldAddress: take("oldAddress", pathOf) ?? "",
    notes: [
      HELD_BACK.markdown,
      ...listed(COMMANDS, content.match(COMMAND)?.filter((one) => !isAddress(one)) ?? []),
      ...listed(
        OTHER_FIELDS,
        Array.from(left, ([key, value]) => `${key}: ${written(value)}`),
      ),
    ],
  };
}

const COMMANDS = "Its text has commands of another program, which were kept as they are.";
const OTHER_FIELDS = "Its front matter has fields that a post here can’t have; they were left out.";

function withPlainBreaks(text: string): string {
  return text.replace(/^\u{feff}/u, "").replaceAll("\r\n", "\n");
}

/** The front matter of a file and its text. If there are no fields between two `---`, those are thematic breaks. */
function parts(name: string, text: string) {
  const [whole = "", mark, head = ""] = FRONT_MATTER.exec(text) ?? [];
  const isRule = mark === "---" && head.trim() !== "" && !/^["']?[\w-]+["']?[ \t]*:/m.test(head);
  if (mark === undefined || isRule) return { data: {}, content: text };
  if (head.trim() === "") return { data: {}, content: text.slice(whole.length) };
  const data = mark === "---" ? parseYaml(fields, name, head, 2) : tomlOf(name, head);
  return { data, content: text.slice(whole.length) };
}

const fields = z.record(z.string(), z.unknown());

/** TOML's values as JSON's, with dates and times as they are written. @throws Error with file and line */
function tomlOf(name: string, toml: string): Readonly<Record<string, unknown>> {
  try {
    return fields.parse(JSON.parse(JSON.stringify(parse(toml))));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [problem = ""] = error.message.split("\n");
    throw new Error(`${name}:${error.line + 1}: ${problem}`);
  }
}

/** The folder, title and date in a file's path; an `index.md` takes the name of its folder. */
function namesIn(path: string) {
  const steps = path.replace(MARKDOWN_FILE, "").split("/");
  const isIndex = /^_?index$/i.test(steps.at(-1) ?? "");
  const base = (isIndex ? steps.at(-2) : steps.at(-1)) ?? "";
  const [start = "", day] = DATED_NAME.exec(base) ?? [];
  const isDated = day !== undefined && isCalendarDate(day);
  return {
    folder: steps.slice(0, -1).join("/"),
    stem: isDated ? base.slice(start.length) : base,
    day: isDated ? day : undefined,
  };
}

/** "hay-in-winter" becomes "Hay in winter"; a name with spaces is used unchanged. */
function titleFrom(stem: string): string {
  if (/\s/.test(stem) || isCalendarDate(stem)) return stem;
  const words = stem.replace(/[-_]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function withoutCommands(content: string): string {
  return content
    .replace(OWN_ADDRESS, "")
    .replace(OWN_PATH, "$1")
    .replace(WIKI_PICTURE, (_, file: string) => `![](</${file.trim()}>)`)
    .replace(
      WIKI_LINK,
      (_, there: string, words?: string) => `[${words?.trim() || there.trim()}](<${there.trim()}>)`,
    );
}

function isAddress(command: string): boolean {
  return withoutCommands(command) !== command;
}

/** A text or number as text; `undefined` for anything else, and for an empty text. */
function wordOf(value: unknown): string | undefined {
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words.trim() !== "" ? words.trim() : undefined;
}

/** A path on the old site; `undefined` for a pattern such as `/:year/:title`. */
function pathOf(value: unknown): string | undefined {
  const { pathname } = URL.parse(wordOf(value) ?? "", "http://old.invalid") ?? {};
  return pathname?.includes(":") ? undefined : pathname;
}

/** One or several names: a list, text with commas, or objects with a name. */
function wordsIn(value: unknown): string[] | undefined {
  const all = typeof value === "string" ? value.split(",") : [value].flat();
  const names = all.map((one) => wordOf(one) ?? wordOf(propertyOf(one, "name")));
  const known = names.filter((name) => name !== undefined);
  return known.length > 0 ? known : undefined;
}

/** A picture: its address, or an object with the address and perhaps a text alternative. */
function pictureOf(value: unknown): { readonly address: string; readonly alt: string } | undefined {
  const [picture] = [value].flat();
  const inIt = ["url", "src", "image", "path"].map((key) => wordOf(propertyOf(picture, key)));
  const address = wordOf(picture) ?? inIt.find((found) => found !== undefined);
  // In Obsidian's properties a picture is a wiki link.
  const [, linked] = /^!?\[\[([^[\]|]+)/.exec(address ?? "") ?? [];
  return address === undefined
    ? undefined
    : { address: linked ?? address, alt: wordOf(propertyOf(picture, "alt")) ?? "" };
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function written(value: unknown): string {
  return wordOf(value) ?? JSON.stringify(value);
}

/** The moment of a front matter date: without a zone in the site's zone, without a time at noon. */
function momentOf(value: unknown, timeZone: string): number | undefined {
  const [, date = "", time, zone] = MOMENT.exec(wordOf(value) ?? "") ?? [];
  if (!isCalendarDate(date)) return undefined;
  return time === undefined || zone === undefined
    ? momentHere({ date, time: time ?? NOON }, timeZone)
    : Date.parse(`${date}T${time}:00${zone.replace(/^([+-]\d{2}):?(?=\d)/, "$1:")}`);
}
