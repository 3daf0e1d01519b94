import { createRenderer } from "./renderer.ts";

/**
 * The public page's renderer, with the line of the source that each block begins at (`data-line`, from
 * 0): so a preview can be shown where its writer is.
 */
const renderer = createRenderer().use((markdown) => {
  markdown.core.ruler.push("source-lines", ({ tokens }) => {
    for (const token of tokens) {
      if (token.map && token.nesting >= 0 && token.type !== "inline") {
        token.attrSet("data-line", String(token.map[0]));
      }
    }
  });
});

/** Renders a post's Markdown body as its page would, with the blocks' lines. */
export function renderPreview(source: string): string {
  return renderer.render(source, { toc: [] });
}
