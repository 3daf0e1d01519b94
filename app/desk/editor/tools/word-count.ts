import { stripInlineMarkdown } from "#app/domain/search/strip-inline-markdown.ts";

/** The number of words readers see, without Markdown's marks and link addresses. */
export function countWords(markdown: string): number {
  const words = stripInlineMarkdown(markdown).match(/[\p{L}\p{N}$][\p{L}\p{N}\p{M}'’.,%-]*/gu);
  return words?.length ?? 0;
}
