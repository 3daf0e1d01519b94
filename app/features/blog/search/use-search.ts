import { useEffect, useState } from "react";
import type { SearchMatch, SearchPort, SearchProgress } from "../../../backend/ports/search.ts";

export type SearchState =
  /** Nothing has been asked yet: the list as it was loaded. */
  | { readonly status: "unasked" }
  | { readonly status: "searching" }
  | { readonly status: "failed"; readonly retry: () => void }
  | {
      readonly status: "found";
      readonly matches: readonly SearchMatch[];
      readonly complete: boolean;
    };

interface Run {
  readonly term: string;
  readonly asked: boolean;
}
interface Answer extends Partial<SearchProgress> {
  readonly run: Run;
  readonly failed: boolean;
}

/**
 * Searches anew on every change of term, also to the empty one (specification, section 4); a search
 * that has been overtaken is dropped. A list that is opened without a term is not searched.
 */
export function useSearch(term: string, search: SearchPort["search"]): SearchState {
  const [run, setRun] = useState<Run>({ term, asked: term !== "" });
  const [answer, setAnswer] = useState<Answer>();
  if (run.term !== term) setRun({ term, asked: true });

  useEffect(() => {
    if (!run.asked) return undefined;
    const overtaken = new AbortController();
    void follow();
    return () => overtaken.abort();

    async function follow() {
      try {
        for await (const progress of search(run.term, overtaken.signal)) {
          if (overtaken.signal.aborted) return;
          setAnswer({ run, failed: false, ...progress });
        }
      } catch {
        if (!overtaken.signal.aborted) setAnswer({ run, failed: true });
      }
    }
  }, [run, search]);

  if (!run.asked) return { status: "unasked" };
  if (answer?.run !== run) return { status: "searching" };
  if (answer.failed) return { status: "failed", retry: () => setRun({ ...run }) };
  const { matches = [], complete = false } = answer;
  // As long as nothing is found and older posts are still read, nobody is told "No posts found".
  if (matches.length === 0 && !complete) return { status: "searching" };
  return { status: "found", matches, complete };
}
