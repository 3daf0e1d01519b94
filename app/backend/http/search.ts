import { BackendError, noAnswer } from "../ports/errors.ts";
import type { SearchPort } from "../ports/search.ts";
import type { Answered, Client } from "./client.ts";

/** Debounce: a keystroke followed sooner by another starts no request. */
const TYPING_PAUSE_MS = 150;
const RESPONSE_TIMEOUT_MS = 30_000;

/** The blog's search on the server. Yields the first page of results. */
export function createHttpSearch(
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): SearchPort {
  async function find(term: string, signal?: AbortSignal) {
    const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    const response = await fetcher(`/api/articles?${new URLSearchParams({ q: term })}`, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch(noAnswer);
    if (!response.ok) throw new BackendError("unavailable");
    return (await response.json()) as Answered<Client["articles"]["$get"]>;
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
