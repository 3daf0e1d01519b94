import { type CategoryCount, countCategories } from "./category.ts";
import { PAGE_SIZE } from "./paging.ts";
import type { PostSummary } from "../post.ts";

/** The first page of the blog and the data of its sidebar. */
export interface BlogOverview {
  readonly total: number;
  readonly categories: readonly CategoryCount[];
  /** The newest posts, newest first. */
  readonly latest: readonly PostSummary[];
}

/** @param posts all posts, newest first. */
export function blogOverview(posts: readonly PostSummary[]): BlogOverview {
  return {
    total: posts.length,
    categories: countCategories(posts),
    latest: posts.slice(0, PAGE_SIZE),
  };
}
