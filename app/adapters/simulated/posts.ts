import { overviewOf } from "../../domain/overview.ts";
import type { PostReader, PostWriter, SearchMatch } from "../../domain/ports.ts";
import {
  type Article,
  matchesRef,
  newestFirst,
  type Post,
  type PostSummary,
} from "../../domain/post.ts";
import { relatedPosts } from "../../domain/related.ts";
import { matchesTerm, searchTerm } from "../../domain/search.ts";
import { snippetAround } from "../../domain/snippet.ts";
import { delay, LOAD_DELAY, SEARCH_DELAY } from "./delays.ts";
import { createPostChanges } from "./post-changes.ts";
import type { PublishedPosts } from "./published-posts.ts";

/**
 * The published posts with the editor's changes laid over them. While nothing has been changed, a
 * reader's phone fetches only what the screen shows.
 */
export function createSimulatedPosts(
  published: PublishedPosts,
  now: () => Date = () => new Date(),
): PostReader & PostWriter {
  const changes = createPostChanges(published, now);

  async function all(): Promise<readonly PostSummary[]> {
    const posts = await published.all();
    return changes.none() ? posts : newestFirst(changes.applyTo(posts));
  }

  return {
    ...changes.writer,
    all,
    async overview() {
      if (changes.none()) return published.overview();
      return overviewOf(await all());
    },
    async summary(ref) {
      const own = changes.find((post) => matchesRef(post, ref));
      if (own) return own;
      const summary = await published.summary(ref);
      return summary && !changes.hides(summary.id) ? summary : undefined;
    },
    async article(ref) {
      const own = changes.find((post) => matchesRef(post, ref));
      const [article] = await Promise.all([
        own ? undefined : published.article(ref),
        delay(LOAD_DELAY),
      ]);
      if (own) return renderedHere(own, await all());
      if (!article || changes.hides(article.post.id)) return undefined;
      return changes.none() ? article : withNeighbours(article, await all());
    },
    async *search(input, signal) {
      const term = searchTerm(input);
      const pause = delay(SEARCH_DELAY);
      if (term === "") {
        const [posts] = await Promise.all([all(), pause]);
        if (signal?.aborted) return;
        yield { matches: posts.map((post) => ({ post, snippet: "" })), complete: true };
        return;
      }
      const found = matchesOf(term);
      found.consider([...changes.posts()]);
      for await (const posts of published.whole()) {
        found.consider(posts.filter(({ id }) => !changes.hides(id)));
        await pause;
        if (signal?.aborted) return;
        yield { matches: found.sorted(), complete: false };
        // Thousands of posts take a while to read; the page stays answerable in between.
        await delay(0);
      }
      await pause;
      if (signal?.aborted) return;
      yield { matches: found.sorted(), complete: true };
    },
  };
}

/** Collects matches in any order and gives them in the order of the posts. */
function matchesOf(term: string) {
  const snippets = new Map<PostSummary, string>();
  return {
    consider(posts: readonly Post[]) {
      for (const post of posts) {
        if (!matchesTerm(post, term)) continue;
        const { content, ...summary } = post;
        snippets.set(summary, snippetAround(content, term));
      }
    },
    sorted: (): SearchMatch[] =>
      newestFirst([...snippets.keys()]).map((post) => ({
        post,
        snippet: snippets.get(post) ?? "",
      })),
  };
}

/** The article among the posts as they are now. What it had around it when published may be gone. */
function withNeighbours(
  { newer: _newer, older: _older, ...article }: Article,
  posts: readonly PostSummary[],
): Article {
  const index = posts.findIndex(({ id }) => id === article.post.id);
  const [newer, older] = [posts[index - 1], posts[index + 1]];
  return {
    ...article,
    relatedPool: relatedPosts(article.post, posts),
    ...(newer ? { newer } : {}),
    ...(older ? { older } : {}),
  };
}

/** A post that was made or edited here: rendered by the site's one renderer, fetched when needed. */
async function renderedHere({ content, ...post }: Post, posts: readonly PostSummary[]) {
  const { renderArticle } = await import("../../markdown/renderer.ts");
  return withNeighbours({ post, ...renderArticle(content), relatedPool: [] }, posts);
}
