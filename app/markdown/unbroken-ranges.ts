import type { MarkdownIt } from "markdown-it";
import { cutAtRanges } from "./number-range.ts";

/** Keeps a range of figures such as `3–4` in one line, in the text's own words. */
export function unbrokenRanges(markdown: MarkdownIt): void {
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.text = (tokens, index) =>
    cutAtRanges(tokens[index]?.content ?? "")
      .map((piece, at) =>
        at % 2 === 1 ? `<span class="nobr">${escapeHtml(piece)}</span>` : escapeHtml(piece),
      )
      .join("");
}
