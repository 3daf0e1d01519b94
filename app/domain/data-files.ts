import { type PostRef, refPath } from "./posts/post.ts";

/** How many posts are in full in one file that search reads: the first is soon there, and searched. */
export const SEARCH_SHARD_SIZE = 100;

/** Address of the whole posts `shard * SEARCH_SHARD_SIZE` and following, newest first. */
export function searchShardFile(shard: number): string {
  return `/data/search-${shard}.json`;
}

/** Address of a post's data, with its Markdown: `/data/posts/2025/05/its-slug.json`. */
export function articleFile(ref: PostRef): string {
  return `/data/posts${refPath(ref).slice("/blog".length)}.json`;
}
