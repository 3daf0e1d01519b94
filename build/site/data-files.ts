import { searchShardFile, SEARCH_SHARD_SIZE } from "../../app/domain/data-files.ts";
import { type PostSummary, refOf, refPath } from "../../app/domain/post.ts";
import { askingContent } from "../content/asked.ts";
import type { SiteContent } from "../content/publish.ts";

const ARTICLE = /^\/blog\/(\d{4})\/(\d{2})\/([^/]+)\.json$/;
const SHARD = /^\/data\/search-(\d+)\.json$/;

/**
 * The text of one of the blog's data files, by its address within the site; `undefined` for any
 * other address. What the simulated backend fetches in the browser comes from here.
 */
export function dataFile(content: SiteContent, address: string): string | undefined {
  if (address === "/data/overview.json") return JSON.stringify(content.overview());
  if (address === "/data/posts.json") return JSON.stringify(content.all());
  const [, shard] = SHARD.exec(address) ?? [];
  if (shard !== undefined) return searchShard(content, Number(shard));
  const [, year, month, slug] = ARTICLE.exec(address) ?? [];
  if (year === undefined || month === undefined || slug === undefined) return undefined;
  const ref = { year, month, slug: decodeURIComponent(slug) };
  return articleFile(content, refPath(ref));
}

/** The text of the data file that stands beside an article's page, where a post has that address. */
export function articleFile(content: SiteContent, address: string): string | undefined {
  const place = content.placeOf(address);
  const post = place === undefined ? undefined : content.all()[place];
  const article = post && content.article(refOf(post));
  if (!article || place === undefined) return undefined;
  return JSON.stringify({ ...article, content: content.posts().text(place) });
}

/** A data file that tells of many posts. */
interface ListFile {
  /** Path in the site. */
  readonly file: string;
  /** Changes with the texts in it. */
  readonly given: string;
  /** Its text; `ask` is told each question that it asks of the content. */
  readonly make: (ask: (question: string) => void) => string;
}

export function listFiles(content: SiteContent): ListFile[] {
  const shards = Math.ceil(content.all().length / SEARCH_SHARD_SIZE);
  const texts = content.posts();
  return [
    {
      file: "data/overview.json",
      given: "",
      make: (ask) => JSON.stringify(askingContent(content, ask).overview()),
    },
    {
      file: "data/posts.json",
      given: "",
      make: (ask) => JSON.stringify(askingContent(content, ask).all()),
    },
    ...Array.from({ length: shards }, (_, shard) => ({
      file: searchShardFile(shard).slice(1),
      given: shardPosts(content, shard)
        .map(({ id }, index) => id + texts.textHash(shard * SEARCH_SHARD_SIZE + index))
        .join(),
      make: () => searchShard(content, shard),
    })),
  ];
}

function shardPosts(content: SiteContent, shard: number): readonly PostSummary[] {
  return content.all().slice(shard * SEARCH_SHARD_SIZE, (shard + 1) * SEARCH_SHARD_SIZE);
}

function searchShard(content: SiteContent, shard: number): string {
  const texts = content.posts();
  return JSON.stringify(
    shardPosts(content, shard).map((post, index) => ({
      ...post,
      content: texts.text(shard * SEARCH_SHARD_SIZE + index),
    })),
  );
}
