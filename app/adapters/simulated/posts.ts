import { countCategories } from "../../domain/category.ts";
import type { PostReader, PostWriter, SearchMatch } from "../../domain/ports.ts";
import { matchesRef, newestFirst, type Post, type PostSummary } from "../../domain/post.ts";
import { relatedPosts } from "../../domain/related.ts";
import { matchesTerm, searchTerm } from "../../domain/search.ts";
import { snippetAround } from "../../domain/snippet.ts";
import { delay, LOAD_DELAY, SEARCH_DELAY } from "./delays.ts";
import { createPostChanges } from "./post-changes.ts";
import type { PublishedPosts } from "./published-posts.ts";

/** How many posts the blog's first screen lists, as in the published overview. */
const FIRST_PAGE_SIZE = 24;

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
      const posts = await all();
      return {
        total: posts.length,
        categories: countCategories(posts),
        latest: posts.slice(0, FIRST_PAGE_SIZE),
      };
    },
    async summary(ref) {
      const own = changes.find((post) => matchesRef(post, ref));
      if (own) return own;
      const article = await published.article(ref);
      return article && !changes.hides(article.post.id) ? article.post : undefined;
    },
    async article(ref) {
      const [own, article] = await Promise.all([
        changes.find((post) => matchesRef(post, ref)),
        published.article(ref),
        delay(LOAD_DELAY),
      ]);
      if (own) return renderedHere(own, await all());
      if (!article || changes.hides(article.post.id)) return undefined;
      return changes.none() ? article : { ...article, ...neighbours(article.post, await all()) };
    },
    async *search(input) {
      const term = searchTerm(input);
      const pause = delay(SEARCH_DELAY);
      const posts = await all();
      const byId = new Map(posts.map((post) => [post.id, post]));
      const matches: SearchMatch[] = [];
      const consider = (post: PostSummary | undefined, content: string) => {
        if (post && matchesTerm({ ...post, content }, term)) {
          matches.push({ post, snippet: snippetAround(content, term) });
        }
      };
      for (const post of changes.posts()) consider(byId.get(post.id), post.content);
      for await (const texts of published.texts()) {
        for (const [id, text] of texts) if (!changes.hides(id)) consider(byId.get(id), text);
        await pause;
        yield { matches: sorted(matches), complete: false };
      }
      await pause;
      yield { matches: sorted(matches), complete: true };
    },
  };
}

function sorted(matches: readonly SearchMatch[]): SearchMatch[] {
  const order = new Map(newestFirst(matches.map(({ post }) => post)).map(({ id }, at) => [id, at]));
  return matches.toSorted((a, b) => (order.get(a.post.id) ?? 0) - (order.get(b.post.id) ?? 0));
}

function neighbours(post: PostSummary, posts: readonly PostSummary[]) {
  const index = posts.findIndex(({ id }) => id === post.id);
  const [newer, older] = [posts[index - 1], posts[index + 1]];
  return {
    relatedPool: relatedPosts(post, posts),
    ...(newer ? { newer } : {}),
    ...(older ? { older } : {}),
  };
}

/** A post that was made or edited here: rendered by the site's one renderer, fetched when needed. */
async function renderedHere({ content, ...post }: Post, posts: readonly PostSummary[]) {
  const { renderArticle } = await import("../../markdown/renderer.ts");
  return { post, ...renderArticle(content), ...neighbours(post, posts) };
}
