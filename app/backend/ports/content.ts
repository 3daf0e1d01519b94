import type { PageKind, Pages } from "../../content-model/pages.ts";
import type { BlogOverview } from "../../domain/posts/lists/overview.ts";
import type { ListPage } from "../../domain/posts/lists/paging.ts";
import type { SearchMatch } from "../../domain/search/search-match.ts";
import type { Article, PostRef, PostSummary } from "../../domain/posts/post.ts";

/**
 * The published content: what every public page and file is rendered from, whoever keeps it. A missing
 * post is `undefined`; a failure to read rejects.
 */
export interface ContentPort {
  /** The text of a page that is not a post. */
  page<Kind extends PageKind>(kind: Kind): Promise<Pages[Kind]>;
  /** What the first page of the blog shows, and its sidebar. */
  overview(): Promise<BlogOverview>;
  /** Every published post, newest first. */
  posts(): Promise<readonly PostSummary[]>;
  /** What lists know of a post. */
  summary(ref: PostRef): Promise<PostSummary | undefined>;
  /** A post as its page shows it. */
  article(ref: PostRef): Promise<Article | undefined>;
  /** The Markdown of a post, for feeds and search. */
  markdown(ref: PostRef): Promise<string | undefined>;
  /**
   * One page of what a search finds, newest first; `undefined` where there are not so many. Missing in
   * the demo edition, where the reader's browser searches.
   */
  search?(term: string, page: number): Promise<FoundPosts | undefined>;
}

/** One page of what a search found. */
export interface FoundPosts extends ListPage<SearchMatch> {
  /** Words close to a term that found nothing. */
  readonly near: readonly string[];
}
