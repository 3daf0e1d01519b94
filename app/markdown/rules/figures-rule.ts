import type { MarkdownIt } from "markdown-it";
import { cutAtRanges, joinUnits } from "./unbroken-figures.ts";

/** Keeps a range such as `3–4`, and a figure with its unit or sign, in one line, in the text's own words. */
export function unbrokenFigures(markdown: MarkdownIt): void {
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.text = (tokens, index) =>
    cutAtRanges(joinUnits(tokens[index]?.content ?? ""))
      .map((piece, at) =>
        at % 2 === 1 ? `<span class="nobr">${escapeHtml(piece)}</span>` : escapeHtml(piece),
      )
      .join("");
}
