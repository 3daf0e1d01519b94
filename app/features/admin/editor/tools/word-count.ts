/** The number of words a reader will see, without Markdown's marks and the addresses of links. */
export function countWords(markdown: string): number {
  const words = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .match(/[\p{L}\p{N}$][\p{L}\p{N}\p{M}'’.,%-]*/gu);
  return words?.length ?? 0;
}
