import type { MarkdownIt, Token } from "markdown-it";

/**
 * Puts tables into a keyboard-accessible scroll container, and aligns columns with classes, since the content
 * policy forbids `style` attributes.
 */
export function wideTables(markdown: MarkdownIt): void {
  markdown.renderer.rules.table_open = (tokens, index) => {
    const name = markdown.utils.escapeHtml(`Table: ${headings(tokens.slice(index)).join(", ")}`);
    return `<section class="scroll" tabindex="0" aria-label="${name}">\n<table>\n`;
  };
  markdown.renderer.rules.table_close = () => "</table>\n</section>\n";
  markdown.core.ruler.push("aligned_columns", (state) => {
    for (const token of state.tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet("style") ?? "")) ?? [];
      if (side === undefined) continue;
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
      if (side !== "left") token.attrSet("class", `align-${side}`);
    }
  });
}

/** The column headings of the table that starts here, which name its scroll container. */
function headings(tokens: readonly Token[]): string[] {
  const head = tokens.slice(
    0,
    tokens.findIndex(({ type }) => type === "thead_close"),
  );
  return head
    .filter(({ type }) => type === "inline")
    .map(({ children }) =>
      (children ?? [])
        .map(({ content }) => content)
        .join("")
        .trim(),
    )
    .filter((text) => text !== "");
}
