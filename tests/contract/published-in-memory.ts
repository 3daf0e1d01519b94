import { contentOf } from "../../app/backend/files/content.ts";
import { postsInMemory } from "../../app/backend/files/post-files.ts";
import { readPage } from "../../app/backend/files/read-page.ts";
import type { PublishedPosts } from "../../app/backend/simulated/published-posts.ts";
import { newestFirst, type Post } from "../../app/domain/posts/post.ts";
import { printedPost } from "../../app/domain/posts/printed-post.ts";
import { trueQuotes } from "../../app/domain/true-quotes.ts";

/** As app/backend/data-files.ts writes it. */
const printed = (post: Post): Post => ({ ...printedPost(post), content: trueQuotes(post.content) });

/** What the export writes for these posts, without the files. Search reads them in shards of two. */
export function publishedInMemory(unsorted: readonly Post[]): PublishedPosts {
  const posts = newestFirst(unsorted);
  const content = contentOf(postsInMemory(posts), (kind) => readPage(kind));
  return {
    all: () => content.posts(),
    async article(ref) {
      const [article, markdown] = await Promise.all([content.article(ref), content.markdown(ref)]);
      return article && { ...article, content: markdown ?? "" };
    },
    async *whole() {
      for (let start = 0; start < posts.length; start += 2) {
        yield posts.slice(start, start + 2).map(printed);
      }
    },
  };
}
