import { findMatches, type TermMatch } from "./find-term.ts";
import { stripInlineMarkdown } from "./strip-inline-markdown.ts";

/** About how many characters of text a search result shows. */
const SNIPPET_LENGTH = 160;
/** How much Markdown around a match is read: enough for a snippet once the marks are gone. */
const WINDOW = 600;

/** The end of a block that no full stop ends: a heading, a list's item, a table's row. */
const OPEN_END = /([^\s.!?:;,|])[ \t|*_`]*\n(?=\s*(?:\n|#{1,6} |[-*+>|]|\d+[.)]))/g;

/** Markdown without its marks, on one line: what a reader would read aloud, a dot between blocks. */
export function plainText(markdown: string): string {
  const blocks = markdown
    .replace(OPEN_END, "$1 ·\n")
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)]|\|?[-: |]+\|?$)\s*/gm, "")
    .replace(/\|+/g, " ");
  return stripInlineMarkdown(blocks);
}

/** The heading above the first place where the term occurs; empty before the first heading, or where it occurs nowhere. */
export function sectionAround(markdown: string, term: string): string {
  const [place] = findMatches(markdown, term);
  const headings = place ? markdown.slice(0, place.start).match(/^#{1,6} .+$/gm) : null;
  return stripInlineMarkdown(headings?.at(-1)?.replace(/^#+ /, "") ?? "");
}

/** The words around the first place where the term occurs; empty when it occurs nowhere. */
export function snippetAround(markdown: string, term: string): string {
  const [inMarkdown] = findMatches(markdown, term);
  if (!inMarkdown) return "";
  const from = Math.max(0, inMarkdown.start - WINDOW);
  const near = plainText(markdown.slice(from, inMarkdown.end + WINDOW));
  const [place] = findMatches(near, term);
  if (place) return cutAround(near, place, from > 0, inMarkdown.end + WINDOW < markdown.length);
  // It was in a mark, such as a link's address; it may appear in the words further on.
  const text = plainText(markdown);
  const [later] = findMatches(text, term);
  return later ? cutAround(text, later, false, false) : "";
}

/** Cuts at spaces. `before` and `after` say that the text goes on beyond what is given. */
function cutAround(text: string, place: TermMatch, before: boolean, after: boolean): string {
  const room = Math.max(0, SNIPPET_LENGTH - (place.end - place.start));
  const wanted = Math.max(0, place.start - Math.floor(room / 2));
  const until = Math.min(text.length, Math.max(place.end, wanted + SNIPPET_LENGTH));
  const spaceBefore = text.indexOf(" ", wanted - 1);
  const start =
    wanted === 0 ? 0 : spaceBefore >= 0 && spaceBefore < place.start ? spaceBefore + 1 : wanted;
  const end = until === text.length ? until : Math.max(text.lastIndexOf(" ", until), place.end);
  const leads = start > 0 || before ? "… " : "";
  const trails = end < text.length || after ? " …" : "";
  return leads + text.slice(start, end).trim() + trails;
}
