import type { PostSummary } from "./post.ts";
import { trueQuotes } from "../true-quotes.ts";

/** A post as readers see it, whoever typed it: its title, excerpt and photo's words with true quotation marks. */
export function printedPost<P extends PostSummary>(post: P): P {
  return {
    ...post,
    title: trueQuotes(post.title),
    excerpt: trueQuotes(post.excerpt),
    coverAlt: trueQuotes(post.coverAlt),
  };
}
