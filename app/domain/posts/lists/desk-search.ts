import { comparable, searchTerm } from "../../search/search.ts";
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

/** Punctuation between words. Signs that belong to a word stay: snake_case, don't. */
const BETWEEN_WORDS = /(?:(?![_'])[\s\p{P}])+/u;
const IN_WORD = /[\p{L}\p{N}\p{M}_]/u;

/** The words of a term, to be compared with comparable texts. */
export function wordsIn(term: string): string[] {
  return comparable(term)
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(/^'+|'+$/g, ""))
    .filter((word) => word !== "");
}

/** Whether a comparable text contains the term, or each of its words wherever it stands, at least as a beginning. */
export function containsWords(text: string, term: string): boolean {
  if (text.includes(comparable(term))) return true;
  const words = wordsIn(term);
  return words.length > 0 && words.every((word) => beginsIn(text, word));
}

/** Whether some word of a comparable text begins with this one. */
function beginsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!IN_WORD.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** What was found in a text: the term, or else its longest word that is there; empty if neither is. */
export function foundIn(text: string, term: string): string {
  const whole = comparable(text);
  if (whole.includes(comparable(term))) return term;
  const byLength = wordsIn(term).toSorted((a, b) => b.length - a.length);
  return byLength.find((word) => beginsIn(whole, word)) ?? "";
}
