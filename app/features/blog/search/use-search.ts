import { useEffect, useState } from "react";
import type { SearchPort, SearchProgress } from "../../../backend/ports/search.ts";

export type SearchState =
  /** Nothing has been asked yet: the list as it was loaded. */
  | { readonly status: "unasked" }
  | { readonly status: "searching" }
  | { readonly status: "failed"; readonly retry: () => void }
  | ({ readonly status: "found" } & SearchProgress);

interface Run {
  readonly term: string;
  readonly asked: boolean;
}
interface Answer {
  readonly run: Run;
  /** Missing where the search failed. */
  readonly progress?: SearchProgress;
}

/**
 * Searches anew on every change of term, also to the empty one (specification, section 4); a search
 * that has been overtaken is dropped. What the document answers already is not searched for.
 */
export function useSearch(
  term: string,
  answered: string,
  search: SearchPort["search"],
): SearchState {
  const [run, setRun] = useState<Run>({ term, asked: term !== answered });
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
          setAnswer({ run, progress });
        }
      } catch {
        if (!overtaken.signal.aborted) setAnswer({ run });
      }
    }
  }, [run, search]);

  if (!run.asked) return { status: "unasked" };
  if (answer?.run !== run) return { status: "searching" };
  if (!answer.progress) return { status: "failed", retry: () => setRun({ ...run }) };
  const { matches, complete } = answer.progress;
  // As long as nothing is found and older posts are still read, nobody is told "No posts found".
  if (matches.length === 0 && !complete) return { status: "searching" };
  return { status: "found", ...answer.progress };
}
