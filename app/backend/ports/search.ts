import type { SearchMatch } from "../../domain/search/search-match.ts";

/** The blog's search, which the reader's browser asks. A failed call rejects. */
export interface SearchPort {
  /**
   * Posts whose title, content or tag contains the term, newest first; every post for an empty term.
   * Yields the matches so far, each time longer, so that the first screenful can be shown while older
   * posts are still read. Ends early, without a last step, once the signal is given.
   */
  readonly search: (term: string, signal?: AbortSignal) => AsyncIterable<SearchProgress>;
  /** Words close to a term that found nothing, from titles and tags. */
  readonly suggest: (term: string) => Promise<readonly string[]>;
}

export interface SearchProgress {
  /** At least a page of them; what is on later pages may be left to documents of their own. */
  readonly matches: readonly SearchMatch[];
  /** How many posts match, as far as they are read. */
  readonly total: number;
  /** True in the last step. */
  readonly complete: boolean;
}
