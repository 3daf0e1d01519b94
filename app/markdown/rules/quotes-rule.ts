import type { MarkdownIt, Token } from "markdown-it";
import { curlyQuotes } from "../../domain/curly-quotes.ts";

/** Stands for code and addresses while the marks beside them are judged. */
const KEPT = "x";

/**
 * Prints true quotation marks and apostrophes in a text's own words, captions and headings included; never in code,
 * in addresses, or where the writer put a backslash before the mark.
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
    return KEPT.repeat(token.content.length);
  });
  const printed = curlyQuotes(pieces.join(""));
  let at = 0;
  tokens.forEach((token, index) => {
    const end = at + (pieces[index]?.length ?? 0);
    if (token.type === "text" && !isAddress(tokens, index)) token.content = printed.slice(at, end);
    at = end;
  });
}

/** The words of `<https://example.com>` are the address itself. */
function isAddress(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before?.type === "link_open" && before.info === "auto";
}
