import { BackendError } from "../../ports/errors.ts";
import type { SearchPort } from "../../ports/search.ts";

/** A letter that another follows at once is not asked for. */
const TYPING_PAUSE_MS = 150;
const ANSWER_TIMEOUT_MS = 30_000;

/** The blog's search, answered by the server: the first page of what it finds. */
export function createHttpSearch(
  ask: typeof fetch = (input, init) => fetch(input, init),
): SearchPort {
  async function find(term: string, signal?: AbortSignal) {
    // Only here, so that the demo's readers do not fetch it.
    const { searchResults } = await import("./search-results.ts");
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await ask(`/api/articles?${new URLSearchParams({ q: term })}`, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((error: unknown) => {
      throw new BackendError("offline", { cause: error });
    });
    if (!response.ok) throw new BackendError("unavailable");
    return searchResults.parse(await response.json());
  }

  return {
    async *search(term, signal) {
      await pause(TYPING_PAUSE_MS);
      if (signal?.aborted) return;
      const { posts, total } = await find(term, signal);
      if (signal?.aborted) return;
      yield { matches: posts, total, complete: true };
    },
    suggest: async (term) => (await find(term)).near,
  };
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
