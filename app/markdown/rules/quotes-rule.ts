import type { MarkdownIt, Token } from "markdown-it";
import { curlyQuotes } from "#app/domain/curly-quotes.ts";

/** Replaces code and addresses while the quotation marks around them are converted. */
const PLACEHOLDER = "x";

/**
 * Converts straight quotation marks and apostrophes to curly ones, including in captions and headings, but not
 * in code, in addresses, or after a backslash.
 */
export function quotes(markdown: MarkdownIt): void {
  markdown.core.ruler.before("text_join", "quotes", ({ tokens }) => {
    for (const { children } of tokens) if (children) setQuotes(children);
  });
}

function setQuotes(tokens: readonly Token[]): void {
  const pieces = tokens.map((token, index) => {
    if (token.children) setQuotes(token.children);
    if (token.type === "softbreak" || token.type === "hardbreak") return "\n";
    if (token.type === "text" && !isAddress(tokens, index)) return token.content;
    return PLACEHOLDER.repeat(token.content.length);
  });
  const printed = curlyQuotes(pieces.join(""));
  let at = 0;
  tokens.forEach((token, index) => {
    const end = at + (pieces[index]?.length ?? 0);
    if (token.type === "text" && !isAddress(tokens, index)) token.content = printed.slice(at, end);
    at = end;
  });
}

/** The text of an autolink, `<https://example.com>`, is its address. */
function isAddress(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before?.type === "link_open" && before.info === "auto";
}
