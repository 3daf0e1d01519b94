import type { PostSummary } from "./posts/post.ts";

/** What precedes an opening mark: a space, a bracket or a dash. */
const OPENS = /[\s([{–—-]/;

/**
 * Replaces straight quotation marks and apostrophes with curly ones, in American style. An inch mark after a
 * number stays straight. The text's length does not change, so positions in it stay valid.
 */
export function curlyQuotes(text: string): string {
  let open = false;
  return text.replace(/["']/g, (mark, at: number) => {
    let before = at - 1;
    while (text[before] === '"' || text[before] === "'") before -= 1;
    const starts = before < 0 || OPENS.test(text.charAt(before));
    if (mark === "'") return starts && !/\d/.test(text.charAt(at + 1)) ? "‘" : "’";
    if (!starts && !open && /\d/.test(text.charAt(before))) return mark;
    open = starts;
    return starts ? "“" : "”";
  });
}

/** A post as readers see it: with curly quotes in its title, excerpt and photo description. */
export function withCurlyQuotes<P extends PostSummary>(post: P): P {
  return {
    ...post,
    title: curlyQuotes(post.title),
    excerpt: curlyQuotes(post.excerpt),
    coverAlt: curlyQuotes(post.coverAlt),
  };
}
