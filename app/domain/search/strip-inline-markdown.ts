/** Markdown on one line without its inline marks: emphasis, code, and the addresses of links and pictures. */
export function stripInlineMarkdown(markdown: string): string {
  return (
    markdown
      .replace(/!?\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/g, "$1")
      .replace(/<https?:[^>]*>/g, "")
      .replace(/[*`]+/g, "")
      // An underscore within a word is no mark.
      .replace(/(^|[^\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}])/gu, "$1")
      .replace(/\s+/g, " ")
      .trim()
  );
}
