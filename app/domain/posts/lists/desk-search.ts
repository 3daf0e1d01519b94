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

/** Between the joined texts: no query contains it, so no term matches across two of them. */
const SEPARATOR = "\n";
/** Cached: a list is searched at every pause in typing, and normalizing a thousand texts would delay the next key. */
const searchedTexts = new WeakMap<PostSummary, string>();

/** Punctuation between words. Signs that belong to a word stay: snake_case, don't. */
const BETWEEN_WORDS = /(?:(?![_'])[\s\p{P}])+/u;
const IN_WORD = /[\p{L}\p{N}\p{M}_]/u;

/** The words of a term, in comparable form. */
export function wordsIn(term: string): string[] {
  return comparable(term)
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(/^'+|'+$/g, ""))
    .filter((word) => word !== "");
}

/** Whether a comparable text contains the term or, for each of its words, some word that begins with it. */
export function containsWords(text: string, term: string): boolean {
  if (text.includes(comparable(term))) return true;
  const words = wordsIn(term);
  return words.length > 0 && words.every((word) => beginsIn(text, word));
}

/** Whether any word of a comparable text begins with the given one. */
function beginsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!IN_WORD.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** The part of the term that a text contains: all of it, or else its longest word found there; empty if none is. */
export function foundIn(text: string, term: string): string {
  const whole = comparable(text);
  if (whole.includes(comparable(term))) return term;
  const byLength = wordsIn(term).toSorted((a, b) => b.length - a.length);
  return byLength.find((word) => beginsIn(whole, word)) ?? "";
}
