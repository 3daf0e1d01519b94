import { comparable, searchTerm } from "../../search/search.ts";
import { containsWords } from "../../search/words.ts";
import type { PostSummary } from "../post.ts";

/**
 * Case-insensitive: title, category or any tag contains the query (specification, section 5), or together they have
 * all of its words.
 */
export function matchesQuery(post: PostSummary, query: string): boolean {
  const known = searchedTexts.get(post);
  const text = known ?? comparable([post.title, post.category, ...post.tags].join(SEPARATOR));
  if (known === undefined) searchedTexts.set(post, text);
  return containsWords(text, searchTerm(query));
}

/** No query contains it, so no term matches across two texts. */
const SEPARATOR = "\n";
/** A list is searched at every pause in typing, and making a thousand texts comparable would hold up the next key. */
const searchedTexts = new WeakMap<PostSummary, string>();
