import type { PublishedPosts } from "../../app/adapters/simulated/published-posts.ts";
import { matchesRef, newestFirst, type Post } from "../../app/domain/post.ts";
import { overviewOf } from "../../app/domain/overview.ts";
import { postsInMemory } from "../../build/content/post-source.ts";
import { articleAt } from "../../build/content/publish.ts";

/** What the build writes for these posts, without the files. Search reads them in shards of two. */
export function publishedInMemory(unsorted: readonly Post[]): PublishedPosts {
  const posts = newestFirst(unsorted);
  const source = postsInMemory(posts);
  const { summaries } = source;
  return {
    all: () => Promise.resolve(summaries),
    overview: () => Promise.resolve(overviewOf(summaries)),
    summary: (ref) => Promise.resolve(summaries.find((post) => matchesRef(post, ref))),
    article(ref) {
      const index = posts.findIndex((post) => matchesRef(post, ref));
      const [article, post] = [articleAt(source, index), posts[index]];
      return Promise.resolve(article && post && { ...article, content: post.content });
    },
    async *whole() {
      for (let start = 0; start < posts.length; start += 2) {
        yield posts.slice(start, start + 2);
      }
    },
  };
}
