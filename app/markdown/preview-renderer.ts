import { createRenderer } from "./renderer.ts";

/**
 * The public page's renderer, which also marks each block with its source line (`data-line`, from 0), so
 * that the preview can scroll with the editor.
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

/** Renders a post's Markdown as its page would, with source lines. */
export function renderPreview(source: string): string {
  return renderer.render(source, { toc: [] });
}
