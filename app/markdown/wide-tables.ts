import type { MarkdownIt } from "markdown-it";

/**
 * Lets a wide table scroll inside its own, keyboard-reachable frame instead of widening the page, and
 * names the alignment of a cell by a class: the content policy forbids inline styles.
 */
export function wideTables(markdown: MarkdownIt): void {
  markdown.renderer.rules.table_open = () =>
    '<div class="scroll" tabindex="0" role="region" aria-label="Table">\n<table>\n';
  markdown.renderer.rules.table_close = () => "</table>\n</div>\n";
  markdown.core.ruler.push("cell_alignment", ({ tokens }) => {
    for (const token of tokens) {
      const style = token.attrGet("style");
      if (style === null) continue;
      token.attrs = token.attrs?.filter(([name]) => name !== "style") ?? null;
      if (style === "text-align:right") token.attrJoin("class", "num");
      if (style === "text-align:center") token.attrJoin("class", "centred");
    }
  });
}
