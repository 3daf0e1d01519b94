import type { ContentPage } from "#app/content-model/pages/page.ts";
import type { Site } from "#app/content-model/site-settings.ts";
import type { ListPage } from "#app/domain/posts/lists/paging.ts";
import type { SearchMatch } from "#app/domain/search/snippet.ts";
import type { Article, PostRef, PostSummary } from "#app/domain/posts/post.ts";

/**
 * The published content that public pages and files are rendered from, wherever it is stored. A missing
 * post is `undefined`; a failed read rejects.
 */
export interface ContentPort {
  /** The site's settings. */
  site(): Promise<Site>;
  /** Every page, in both languages, that is not a post or a list of posts. */
  pages(): Promise<readonly ContentPage[]>;
  /** Every published post, newest first. */
  posts(): Promise<readonly PostSummary[]>;
  /** A post as its page shows it. */
  article(ref: PostRef): Promise<Article | undefined>;
  /** The Markdown of a post, for feeds and search. */
  markdown(ref: PostRef): Promise<string | undefined>;
  /**
   * One page of search results, newest first; `undefined` past the last page. Absent in the demo edition,
   * where the reader's browser searches.
   */
  readonly search?: (term: string, page: number) => Promise<FoundPosts | undefined>;
}

/** One page of search results. */
export interface FoundPosts extends ListPage<SearchMatch> {
  /** Spelling suggestions for a term that found nothing. */
  readonly near: readonly string[];
}
