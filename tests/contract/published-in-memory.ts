import { createContent } from "#app/backend/files/content.ts";
import { PAGES } from "#tests/support/content-pages.ts";
import { postsInMemory } from "#tests/support/posts.ts";
import type { PublishedPosts } from "#app/backend/simulated/published-posts.ts";
import { newestFirst, type Post } from "#app/domain/posts/post.ts";
import { curlyQuotes, withCurlyQuotes } from "#app/domain/curly-quotes.ts";

/** Format of app/backend/data-files.ts. */
const printed = (post: Post): Post => ({
  ...withCurlyQuotes(post),
  content: curlyQuotes(post.content),
});

/** The export's data files for these posts, in memory. Search shards hold two posts. */
export function publishedInMemory(unsorted: readonly Post[]): PublishedPosts {
  const posts = newestFirst(unsorted);
  const content = createContent(postsInMemory(posts), PAGES);
  return {
    all: () => content.posts(),
    async article(ref) {
      const [article, markdown] = await Promise.all([content.article(ref), content.markdown(ref)]);
      return article && { ...article, content: markdown ?? "" };
    },
    async *shards() {
      for (let start = 0; start <= posts.length; start += 2) {
        const shard = posts.slice(start, start + 2).map(printed);
        yield { posts: shard, isLast: shard.length < 2 };
      }
    },
  };
}
