import type { MarkdownIt } from "markdown-it";
import { cutAtRanges, joinUnits } from "./unbroken-figures.ts";

/** Prevents line breaks in ranges such as `3–4`, and between a number and its unit or operator. */
export function unbrokenFigures(markdown: MarkdownIt): void {
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.text = (tokens, index) =>
    cutAtRanges(joinUnits(tokens[index]?.content ?? ""))
      .map((piece, at) =>
        at % 2 === 1 ? `<span class="nobr">${escapeHtml(piece)}</span>` : escapeHtml(piece),
      )
      .join("");
}
