import type { PostSummary } from "../../domain/posts/post.ts";

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
  readonly matches: readonly SearchMatch[];
  /** True in the last step. */
  readonly complete: boolean;
}

export interface SearchMatch {
  readonly post: PostSummary;
  /** Plain text around the first place where the term stands in the content; empty if nowhere. */
  readonly snippet: string;
  /** The heading above that place; empty where there is none. */
  readonly section: string;
}
