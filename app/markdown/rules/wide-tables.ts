import type { MarkdownIt, Token } from "markdown-it";

/**
 * Lets a wide table scroll inside its own, keyboard-reachable frame instead of widening the page, and
 * aligns columns by class: the content policy allows no `style` attribute.
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

/** What is over the columns of the table that begins here, so that each frame has its own name. */
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
