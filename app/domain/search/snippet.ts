import { findMatches, type TermMatch } from "./find-term.ts";
import { stripInlineMarkdown } from "./strip-inline-markdown.ts";
import type { Post, PostSummary } from "../posts/post.ts";

/** The approximate length of a snippet. */
const SNIPPET_CHARACTERS = 160;
/** Markdown read on each side of a match: enough for a snippet after stripping its syntax. */
const WINDOW_CHARACTERS = 600;

/** The end of a block without closing punctuation: a heading, a list item, a table row. */
const OPEN_END = /([^\s.!?:;,|])[ \t|*_`]*\n(?=\s*(?:\n|#{1,6} |[-*+>|]|\d+[.)]))/g;

/** The address of a link or picture. */
const ADDRESS = /\]\([^\s)]*|<https?:[^\s>]*/g;

/** Markdown as one line of plain text, with dots between blocks. */
export function plainText(markdown: string): string {
  const blocks = markdown
    .replace(OPEN_END, "$1 ·\n")
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)]|\|?[-: |]+\|?$)\s*/gm, "")
    .replace(/\|+/g, " ");
  return stripInlineMarkdown(blocks);
}

/** The first match outside of addresses, which readers do not see. */
function firstMatch(markdown: string, term: string): TermMatch | undefined {
  const withoutAddresses = markdown.replace(ADDRESS, ({ length }) => " ".repeat(length));
  const [place] = findMatches(withoutAddresses, term);
  return place;
}

/** The heading above the first match, or with it; empty if there is no heading or no match. */
export function sectionAround(markdown: string, term: string): string {
  const place = firstMatch(markdown, term);
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)];
  const last = headings.findLast(({ index }) => place && index < place.start);
  return stripInlineMarkdown(last?.[1] ?? "");
}

/** The plain text around the first match; empty if there is none. */
export function snippetAround(markdown: string, term: string): string {
  const inMarkdown = firstMatch(markdown, term);
  if (!inMarkdown) return "";
  const from = Math.max(0, inMarkdown.start - WINDOW_CHARACTERS);
  const to = inMarkdown.end + WINDOW_CHARACTERS;
  const near = plainText(markdown.slice(from, to));
  const [place] = findMatches(near, term);
  if (place) return cutAround(near, place, from > 0, to < markdown.length);
  // The match was in other Markdown syntax; look for one in the text.
  const text = plainText(markdown);
  const [later] = findMatches(text, term);
  return later ? cutAround(text, later, false, false) : "";
}

/** Cuts at spaces. `before` and `after` tell whether `text` was itself cut off. */
function cutAround(text: string, place: TermMatch, before: boolean, after: boolean): string {
  const room = Math.max(0, SNIPPET_CHARACTERS - (place.end - place.start));
  const wanted = Math.max(0, place.start - Math.floor(room / 2));
  const until = Math.min(text.length, Math.max(place.end, wanted + SNIPPET_CHARACTERS));
  const spaceBefore = text.indexOf(" ", wanted - 1);
  const start =
    wanted === 0 ? 0 : spaceBefore >= 0 && spaceBefore < place.start ? spaceBefore + 1 : wanted;
  const end = until === text.length ? until : Math.max(text.lastIndexOf(" ", until), place.end);
  const leads = start > 0 || before ? "… " : "";
  const trails = end < text.length || after ? " …" : "";
  return leads + text.slice(start, end).trim() + trails;
}

/** A post that matches a search. */
export interface SearchMatch {
  readonly post: PostSummary;
  /** Plain text around the first match in the content; empty if the content has none. */
  readonly snippet: string;
  /** The heading above that match; empty if there is none. */
  readonly section: string;
}

/** A matching post with its snippet and section, which are empty for an empty term. */
export function searchMatch({ content, ...post }: Post, term: string): SearchMatch {
  return { post, snippet: snippetAround(content, term), section: sectionAround(content, term) };
}
