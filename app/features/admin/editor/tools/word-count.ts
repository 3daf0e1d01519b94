import { stripInlineMarkdown } from "../../../../domain/search/strip-inline-markdown.ts";

/** The number of words a reader will see, without Markdown's marks and the addresses of links. */
export function countWords(markdown: string): number {
  const words = stripInlineMarkdown(markdown).match(/[\p{L}\p{N}$][\p{L}\p{N}\p{M}'’.,%-]*/gu);
  return words?.length ?? 0;
}
