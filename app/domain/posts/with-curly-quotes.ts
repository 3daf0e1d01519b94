import type { PostSummary } from "./post.ts";
import { curlyQuotes } from "../curly-quotes.ts";

/** A post as readers see it: with curly quotes in its title, excerpt and photo description. */
export function withCurlyQuotes<P extends PostSummary>(post: P): P {
  return {
    ...post,
    title: curlyQuotes(post.title),
    excerpt: curlyQuotes(post.excerpt),
    coverAlt: curlyQuotes(post.coverAlt),
  };
}
