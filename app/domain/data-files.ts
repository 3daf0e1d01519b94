import { type PostRef, refPath } from "./posts/post.ts";

/** Posts per search file; the last one has fewer. Small enough that results from the first file show quickly. */
export const SEARCH_SHARD_SIZE = 100;

/** How many search files there are. */
export function searchShards(posts: number): number {
  return Math.floor(posts / SEARCH_SHARD_SIZE) + 1;
}

/** Address of the file with full posts from `shard * SEARCH_SHARD_SIZE` on, newest first. */
export function searchShardFile(shard: number): string {
  return `/data/search-${shard}.json`;
}

/** Address of a post's data, with its Markdown: `/data/posts/2025/05/its-slug.json`. */
export function articleFile(ref: PostRef): string {
  return `/data/posts${refPath(ref).slice("/blog".length)}.json`;
}
