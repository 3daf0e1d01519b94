import type { MarkdownIt } from "markdown-it";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Blocks whose own marks are at the side where their text begins. */
const BLOCKS = new Set(["bullet_list_open", "ordered_list_open", "blockquote_open", "tr_open"]);

/**
 * In a text with letters that run from right to left, lists, quotations and rows run as their first
 * letter does. Paragraphs need no attribute: the style sheet takes each by itself.
 */
export function directions(markdown: MarkdownIt): void {
  markdown.core.ruler.push("directions", (state) => {
    if (!RIGHT_TO_LEFT.test(state.src)) return;
    for (const token of state.tokens) {
      if (BLOCKS.has(token.type)) token.attrSet("dir", "auto");
    }
  });
}
