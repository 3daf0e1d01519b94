/** The searched fields: title, Markdown and tags (specification, section 5). */
interface Searchable {
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
}

/** Keeps addresses short. A post that contains the full term also contains its beginning. */
const MAX_TERM_CHARACTERS = 200;

/** Normalizes a search term: trimmed, one space between words, composed characters. Empty means no search. */
export function searchTerm(input: string | null): string {
  const term = (input ?? "").trim().replaceAll(/\s+/g, " ").normalize("NFC");
  return term.length <= MAX_TERM_CHARACTERS
    ? term
    : Array.from(term).slice(0, MAX_TERM_CHARACTERS).join("").trimEnd();
}

/**
 * Normalizes a text or a term for comparison: lowercase, with straight quotes. "Σ" is the only letter whose lowercase
 * depends on the letters around it.
 */
export function comparable(text: string): string {
  return straightQuotes(text.toLowerCase().replaceAll("ς", "σ"));
}

/** Whether the title, the content or any tag contains the term. */
export function matchesTerm(post: Searchable, term: string): boolean {
  const wanted = comparable(term);
  return [post.title, post.content, ...post.tags].some((text) => comparable(text).includes(wanted));
}

/**
 * The address of a search: `/blog?q={term}`, or `/blog` for an empty term (specification, section 5).
 *
 * @param page of the results (decision 35).
 */
export function searchPath(input: string, page = 1): string {
  const term = searchTerm(input);
  if (term === "") return page > 1 ? `/blog/page/${page}` : "/blog";
  return `/blog?q=${encodeURIComponent(term.toWellFormed())}${page > 1 ? `&page=${page}` : ""}`;
}

/** Replaces every kind of quotation mark and apostrophe with `'`, so that search ignores the difference. */
export function straightQuotes(text: string): string {
  return text.replace(/["‘’“”]/g, "'");
}
