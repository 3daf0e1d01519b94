/** How many posts' texts stand in one file that search reads. */
export const SEARCH_SHARD_SIZE = 200;

/** Address of the texts of posts `shard * SEARCH_SHARD_SIZE` and following, newest first. */
export function searchShardFile(shard: number): string {
  return `/data/search-${shard}.json`;
}
