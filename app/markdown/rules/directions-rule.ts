import type { MarkdownIt } from "markdown-it";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Blocks with markers or cells on the side where the text begins. */
const BLOCKS = new Set(["bullet_list_open", "ordered_list_open", "blockquote_open", "tr_open"]);

/**
 * Sets `dir="auto"` on lists, quotations and table rows of a text with right-to-left letters. Paragraphs do
 * not need it: the stylesheet sets `unicode-bidi: plaintext`.
 */
export function directions(markdown: MarkdownIt): void {
  markdown.core.ruler.push("directions", (state) => {
    if (!RIGHT_TO_LEFT.test(state.src)) return;
    for (const token of state.tokens) {
      if (BLOCKS.has(token.type)) token.attrSet("dir", "auto");
    }
  });
}
