import { comparable } from "./search.ts";

/** Punctuation between words. Signs that belong to a word stay: snake_case, don't. */
const BETWEEN_WORDS = /(?:(?![_'])[\s\p{P}])+/u;

/** The words of a term, to be compared with comparable texts. */
export function wordsIn(term: string): string[] {
  return comparable(term)
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(/^'+|'+$/g, ""))
    .filter((word) => word !== "");
}

/** The desk's search: whether a comparable text contains the term, or each of its words wherever it stands. */
export function containsWords(text: string, term: string): boolean {
  if (text.includes(comparable(term))) return true;
  const words = wordsIn(term);
  return words.length > 0 && words.every((word) => text.includes(word));
}

/** What the desk's search has found in a text: the term or else its longest word there; empty if neither is. */
export function foundIn(text: string, term: string): string {
  const whole = comparable(text);
  const byLength = wordsIn(term).toSorted((a, b) => b.length - a.length);
  return [term, ...byLength].find((one) => whole.includes(comparable(one))) ?? "";
}
