import { searchShardFile, SEARCH_SHARD_SIZE } from "../../app/domain/data-files.ts";
import { postPath } from "../../app/domain/post.ts";
import { articleAt, type PublishedContent } from "../content/publish.ts";

const ARTICLE = /^\/blog\/(\d{4})\/(\d{2})\/([^/]+)\.json$/;
const SHARD = /^\/data\/search-(\d+)\.json$/;

/**
 * The text of one of the blog's data files, by its address within the site; `undefined` for any
 * other address. What the simulated backend fetches in the browser comes from here.
 */
export function dataFile(content: PublishedContent, address: string): string | undefined {
  if (address === "/data/overview.json") return JSON.stringify(content.overview());
  if (address === "/data/posts.json") return JSON.stringify(content.all());
  const [, shard] = SHARD.exec(address) ?? [];
  if (shard !== undefined) return searchShard(content, Number(shard));
  const [, year, month, slug] = ARTICLE.exec(address) ?? [];
  if (year === undefined || month === undefined || slug === undefined) return undefined;
  const article = content.article({ year, month, slug: decodeURIComponent(slug) });
  return article && JSON.stringify({ ...article, content: sourceOf(content, article.post.id) });
}

/** Every data file of the site: address and text. One article at a time, so that memory stays flat. */
export function* dataFiles(content: PublishedContent): Generator<[address: string, text: string]> {
  yield ["/data/overview.json", JSON.stringify(content.overview())];
  yield ["/data/posts.json", JSON.stringify(content.all())];
  const posts = content.posts();
  for (let shard = 0; shard * SEARCH_SHARD_SIZE < posts.length; shard += 1) {
    yield [searchShardFile(shard), searchShard(content, shard)];
  }
  for (const [index, post] of posts.entries()) {
    const article = articleAt(posts, index);
    yield [`${postPath(post)}.json`, JSON.stringify({ ...article, content: post.content })];
  }
}

function searchShard(content: PublishedContent, shard: number): string {
  const start = shard * SEARCH_SHARD_SIZE;
  const posts = content.posts().slice(start, start + SEARCH_SHARD_SIZE);
  return JSON.stringify(posts.map(({ id, content: text }) => [id, text]));
}

function sourceOf(content: PublishedContent, id: string): string {
  return content.posts().find((post) => post.id === id)?.content ?? "";
}
