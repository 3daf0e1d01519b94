import { straightQuotes } from "./straight-quotes.ts";

/** What search looks through: the title, the Markdown and the tags (specification, section 5). */
export interface Searchable {
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
}

/** A search term as it is used: without white space around it, its letters composed. Empty: no search. */
export function searchTerm(input: string | null): string {
  return (input ?? "").trim().normalize("NFC");
}

/** Case-insensitive, and a printed quotation mark counts as a typed one: the title, the content or any tag contains the term. */
export function matchesTerm(post: Searchable, term: string): boolean {
  const wanted = straightQuotes(term.toLowerCase());
  return [post.title, post.content, ...post.tags].some((text) =>
    straightQuotes(text.toLowerCase()).includes(wanted),
  );
}

/** Where a search leads: `/blog`, or `/blog?q={term}` (specification, section 5). */
export function searchPath(input: string): string {
  const term = searchTerm(input);
  return term === "" ? "/blog" : `/blog?q=${encodeURIComponent(term.toWellFormed())}`;
}
