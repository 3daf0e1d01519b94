import { searchShardFile, SEARCH_SHARD_SIZE } from "../../app/domain/data-files.ts";
import type { Article } from "../../app/domain/post.ts";
import type { PublishedContent } from "../content/publish.ts";

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
  return article && articleFile(article, sourceOf(content, article.post.id));
}

/** The text of one article's data file, which stands beside its page; `source` is its Markdown. */
export function articleFile(article: Article, source: string): string {
  return JSON.stringify({ ...article, content: source });
}

/** Every data file that tells of many posts, by its path in the site, one at a time: memory stays flat. */
export function* listFiles(content: PublishedContent): Generator<[file: string, text: string]> {
  yield ["data/overview.json", JSON.stringify(content.overview())];
  yield ["data/posts.json", JSON.stringify(content.all())];
  const shards = Math.ceil(content.posts().length / SEARCH_SHARD_SIZE);
  for (let shard = 0; shard < shards; shard += 1) {
    yield [searchShardFile(shard).slice(1), searchShard(content, shard)];
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
