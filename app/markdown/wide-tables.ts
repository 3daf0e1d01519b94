import type { MarkdownIt } from "markdown-it";

/** Lets a wide table scroll inside its own, keyboard-reachable frame instead of widening the page. */
export function wideTables(markdown: MarkdownIt): void {
  markdown.renderer.rules.table_open = () =>
    '<div class="scroll" tabindex="0" role="region" aria-label="Table">\n<table>\n';
  markdown.renderer.rules.table_close = () => "</table>\n</div>\n";
}
