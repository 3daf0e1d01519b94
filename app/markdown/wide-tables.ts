import type { MarkdownIt } from "markdown-it";

/**
 * Lets a wide table scroll inside its own, keyboard-reachable frame instead of widening the page, and
 * aligns columns by class: the content policy allows no `style` attribute.
 */
export function wideTables(markdown: MarkdownIt): void {
  markdown.renderer.rules.table_open = () =>
    '<div class="scroll" tabindex="0" role="region" aria-label="Table">\n<table>\n';
  markdown.renderer.rules.table_close = () => "</table>\n</div>\n";
  markdown.core.ruler.push("aligned_columns", (state) => {
    for (const token of state.tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet("style") ?? "")) ?? [];
      if (side === undefined) continue;
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
      if (side !== "left") token.attrSet("class", `align-${side}`);
    }
  });
}
