import type { SearchMatch } from "#app/domain/search/snippet.ts";

/** The blog's search, called in the reader's browser. A failed call rejects. */
export interface SearchPort {
  /**
   * Posts whose title, content or tags contain the term, newest first; every post for an empty term.
   * Yields growing lists, so that the first results can be shown while older posts are still loading.
   * Ends early, without a complete result, when the signal aborts.
   */
  readonly search: (term: string, signal?: AbortSignal) => AsyncIterable<SearchProgress>;
  /** Spelling suggestions from titles and tags, for a term that found nothing. */
  readonly suggest: (term: string) => Promise<readonly string[]>;
}

export interface SearchProgress {
  /** At least one page of results; later pages may be documents of their own. */
  readonly matches: readonly SearchMatch[];
  /** How many of the posts read so far match. */
  readonly total: number;
  /** True for the last result. */
  readonly complete: boolean;
}
