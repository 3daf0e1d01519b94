import { straightQuotes } from "./straight-quotes.ts";

/** What search looks through: the title, the Markdown and the tags (specification, section 5). */
export interface Searchable {
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
}

/** A longer term is cut: an address must hold it, and what contains all of it contains its beginning. */
const LONGEST_TERM = 200;

/** A search term as it is used: without white space around it, its letters composed. Empty: no search. */
export function searchTerm(input: string | null): string {
  const term = (input ?? "").trim().normalize("NFC");
  return term.length <= LONGEST_TERM
    ? term
    : Array.from(term).slice(0, LONGEST_TERM).join("").trimEnd();
}

/** A text or a term as search compares it: whatever the case, and a printed quotation mark is a typed one. */
export function comparable(text: string): string {
  return straightQuotes(text.toLowerCase());
}

/** The title, the content or any tag contains the term. */
export function matchesTerm(post: Searchable, term: string): boolean {
  const wanted = comparable(term);
  return [post.title, post.content, ...post.tags].some((text) => comparable(text).includes(wanted));
}

/**
 * Where a search leads: `/blog`, or `/blog?q={term}` (specification, section 5).
 *
 * @param page of what it finds, where pages are documents (decision 35).
 */
export function searchPath(input: string, page = 1): string {
  const term = searchTerm(input);
  if (term === "") return page > 1 ? `/blog/page/${page}` : "/blog";
  return `/blog?q=${encodeURIComponent(term.toWellFormed())}${page > 1 ? `&page=${page}` : ""}`;
}
