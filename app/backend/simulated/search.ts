import type { Post } from "#app/domain/posts/post.ts";
import { matchesTerm, searchTerm } from "#app/domain/search/search.ts";
import { type SearchMatch, searchMatch } from "#app/domain/search/snippet.ts";
import { suggestWords } from "#app/domain/search/suggest.ts";
import type { SearchPort } from "../ports/search.ts";
import { delay, SEARCH_DELAY_MS } from "./delays.ts";
import type { PublishedPosts } from "./published-posts.ts";

/** Searches the site's data files, after the specified delay. */
export function createSimulatedSearch(
  published: Pick<PublishedPosts, "all" | "shards">,
): SearchPort {
  return {
    async *search(input, signal) {
      const term = searchTerm(input);
      const pause = delay(SEARCH_DELAY_MS);
      if (term === "") {
        const [posts] = await Promise.all([published.all(), pause]);
        if (signal?.aborted) return;
        yield {
          matches: posts.map((post) => ({ post, snippet: "", section: "" })),
          total: posts.length,
          complete: true,
        };
        return;
      }
      // The data files list posts newest first.
      const matches: SearchMatch[] = [];
      for await (const { posts, isLast } of published.shards()) {
        matches.push(...matchesIn(posts, term));
        await pause;
        if (signal?.aborted) return;
        yield { matches: [...matches], total: matches.length, complete: isLast };
        // Searching thousands of posts takes a while; yield so that the page stays responsive.
        await delay(0);
      }
    },
    suggest: async (term) => suggestWords(term, await published.all()),
  };
}

function matchesIn(posts: readonly Post[], term: string): SearchMatch[] {
  return posts.filter((post) => matchesTerm(post, term)).map((post) => searchMatch(post, term));
}
