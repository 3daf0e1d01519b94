import type { PageKind, Pages } from "../../content-model/pages.ts";
import type { BlogOverview } from "../../domain/posts/overview.ts";
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
}
