import { type CategoryCount, countCategories } from "./category.ts";
import { PAGE_SIZE } from "./paging.ts";
import type { PostSummary } from "../post.ts";

/** The first screenful of the blog and what its sidebar shows. */
export interface BlogOverview {
  readonly total: number;
  readonly categories: readonly CategoryCount[];
  /** The newest posts, newest first. */
  readonly latest: readonly PostSummary[];
}

/** The overview of posts that are sorted newest first. */
export function blogOverview(posts: readonly PostSummary[]): BlogOverview {
  return {
    total: posts.length,
    categories: countCategories(posts),
    latest: posts.slice(0, PAGE_SIZE),
  };
}
