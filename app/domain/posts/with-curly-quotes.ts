import type { PostSummary } from "./post.ts";
import { curlyQuotes } from "../curly-quotes.ts";

/** A post as readers see it, whoever typed it: its title, excerpt and photo's words with true quotation marks. */
export function withCurlyQuotes<P extends PostSummary>(post: P): P {
  return {
    ...post,
    title: curlyQuotes(post.title),
    excerpt: curlyQuotes(post.excerpt),
    coverAlt: curlyQuotes(post.coverAlt),
  };
}
