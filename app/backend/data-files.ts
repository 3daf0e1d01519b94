import { SEARCH_SHARD_SIZE, searchShards } from "../domain/data-files.ts";
import {
  type Article,
  type Post,
  type PostRef,
  type PostSummary,
  postRef,
} from "../domain/posts/post.ts";
import { curlyQuotes } from "../domain/curly-quotes.ts";
import type { ContentPort } from "./ports/content.ts";

/** An article with its Markdown, which the demo's desk edits. */
export interface ArticleData extends Article {
  readonly content: string;
}

/**
 * The content of a data file (app/domain/data-files.ts), which search and the demo's desk fetch in the browser.
 *
 * @param file name in the folder `data/`.
 * @returns undefined if there is no such file.
 */
export async function dataFile(content: ContentPort, file: string): Promise<unknown> {
  if (file === "posts.json") return content.posts();
  const [, shard] = /^search-(\d+)\.json$/.exec(file) ?? [];
  return shard === undefined ? undefined : searchShard(content, Number(shard));
}

async function searchShard(content: ContentPort, shard: number) {
  const start = shard * SEARCH_SHARD_SIZE;
  const posts = await content.posts();
  if (shard >= searchShards(posts.length)) return undefined;
  // Search results show snippets of this text, so it needs the site's curly quotes.
  const whole = await loadFullPosts(content, posts.slice(start, start + SEARCH_SHARD_SIZE));
  return whole.map((post) => ({ ...post, content: curlyQuotes(post.content) }));
}

/** The content of a post's data file; undefined if there is no such post. */
export async function articleData(
  content: ContentPort,
  ref: PostRef,
): Promise<ArticleData | undefined> {
  const article = await content.article(ref);
  const markdown = article && (await content.markdown(ref));
  return article && { ...article, content: markdown ?? "" };
}

/** Loads the Markdown of posts. All of them are in memory at once. */
export async function loadFullPosts(
  content: ContentPort,
  posts: readonly PostSummary[],
): Promise<Post[]> {
  const full: Post[] = [];
  for (const post of posts) {
    full.push({ ...post, content: (await content.markdown(postRef(post))) ?? "" });
  }
  return full;
}
