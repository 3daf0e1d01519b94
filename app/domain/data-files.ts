/** How many posts stand in full in one file that search reads: the first is soon there, and searched. */
export const SEARCH_SHARD_SIZE = 100;

/** Address of the whole posts `shard * SEARCH_SHARD_SIZE` and following, newest first. */
export function searchShardFile(shard: number): string {
  return `/data/search-${shard}.json`;
}
