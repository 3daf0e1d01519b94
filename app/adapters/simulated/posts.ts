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
      const posts = await all();
      const found = matchesIn(posts, term);
      if (term !== "") {
        found.consider([...changes.posts()].map(({ id, content }) => [id, content]));
        for await (const texts of published.texts()) {
          found.consider([...texts].filter(([id]) => !changes.hides(id)));
          await pause;
          if (signal?.aborted) return;
          yield { matches: found.sorted(), complete: false };
          // Thousands of posts take a while to read; the page stays answerable in between.
          await delay(0);
        }
      }
      await pause;
      if (signal?.aborted) return;
      const every = () => posts.map((post) => ({ post, snippet: "" }));
      yield { matches: term === "" ? every() : found.sorted(), complete: true };
    },
  };
}

/** Collects matches in any order and gives them in the order of the posts. */
function matchesIn(posts: readonly PostSummary[], term: string) {
  const places = new Map(posts.map((post, place) => [post.id, { post, place }]));
  const matches: (SearchMatch & { readonly place: number })[] = [];
  return {
    consider(texts: Iterable<readonly [id: string, content: string]>) {
      for (const [id, content] of texts) {
        const known = places.get(id);
        if (!known || !matchesTerm({ ...known.post, content }, term)) continue;
        matches.push({ ...known, snippet: snippetAround(content, term) });
      }
    },
    sorted: (): SearchMatch[] =>
      matches.toSorted((a, b) => a.place - b.place).map(({ post, snippet }) => ({ post, snippet })),
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
