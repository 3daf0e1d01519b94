/** Removes inline Markdown (emphasis, code, addresses of links and pictures) and joins lines. */
export function stripInlineMarkdown(markdown: string): string {
  return (
    markdown
      .replace(/!?\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/g, "$1")
      .replace(/<https?:[^>]*>/g, "")
      .replace(/[*`]+/g, "")
      // An underscore within a word is literal.
      .replace(/(^|[^\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}])/gu, "$1")
      .replace(/\s+/g, " ")
      .trim()
  );
}
