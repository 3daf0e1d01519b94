/** How many characters of text a search result shows. */
const SNIPPET_LENGTH = 160;

/** Markdown without its marks, on one line: what a reader would read aloud. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)]|\|?[-: |]+\|?$)\s*/gm, "")
    .replace(/[*_`|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words around the first place where the term stands; empty when it stands nowhere. */
export function snippetAround(markdown: string, term: string): string {
  const text = plainText(markdown);
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  if (at < 0 || term === "") return "";
  const from = Math.max(0, at - Math.floor((SNIPPET_LENGTH - term.length) / 2));
  const to = Math.min(text.length, Math.max(at + term.length, from + SNIPPET_LENGTH));
  const start = from === 0 ? 0 : text.indexOf(" ", from - 1) + 1;
  const end = to === text.length ? to : Math.max(text.lastIndexOf(" ", to), at + term.length);
  const shown = text.slice(start > at || start === 0 ? Math.min(from, at) : start, end);
  return `${from > 0 ? "… " : ""}${shown}${to < text.length ? " …" : ""}`;
}
