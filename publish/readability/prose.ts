import { stripInlineMarkdown } from "#app/domain/search/strip-inline-markdown.ts";

/** Fields with addresses, keys or titles instead of sentences. */
const NOT_PROSE = new Set(["url", "to", "value", "posts", "sources", "dated"]);

/** A page's running text: every string that ends like a sentence, without Markdown. */
export function proseOfPage(page: unknown): string[] {
  if (typeof page === "string") {
    const text = stripInlineMarkdown(page);
    return /[.!?:]["'”’)]*$/.test(text) ? [text] : [];
  }
  if (Array.isArray(page)) return page.flatMap((item: unknown) => proseOfPage(item));
  if (typeof page !== "object" || page === null) return [];
  const isSources = "kind" in page && page.kind === "sources";
  return Object.entries(page).flatMap(([key, value]: [string, unknown]) =>
    NOT_PROSE.has(key) || (isSources && key === "items") ? [] : proseOfPage(value),
  );
}

/** A post's running text: paragraphs and list items, without front matter, tables and sources. */
export function proseOfPost(source: string): string[] {
  const body = source
    .replace(/^---\r?\n[^]*?\r?\n---\r?\n/, "")
    .replace(/^#+ Sources\s*$[^]*/m, "")
    .replace(/^```[^]*?^```\s*$/gm, "");
  const blocks: string[] = [];
  let open = false;
  for (const line of body.split(/\r?\n/)) {
    const text = line.replace(/^[>\s]+/, "");
    const item = /^(?:[-*+]|\d+[.)])\s+/.exec(text);
    if (text === "" || /^(?:#|\||!\[|[-*_]{3,}$)/.test(text)) {
      open = false;
    } else if (item !== null || !open) {
      blocks.push(text.slice(item?.[0].length ?? 0));
      open = true;
    } else {
      blocks.push(`${blocks.pop() ?? ""} ${text}`);
    }
  }
  return blocks.map(stripInlineMarkdown);
}
