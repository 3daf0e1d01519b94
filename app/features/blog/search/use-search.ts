import { useEffect, useState } from "react";
import type { SearchPort, SearchProgress } from "../../../backend/ports/search.ts";

export type SearchState =
  /** Nothing searched yet: the list as rendered. */
  | { readonly status: "idle" }
  | { readonly status: "searching" }
  | { readonly status: "failed"; readonly retry: () => void }
  | ({ readonly status: "found" } & SearchProgress);

interface Run {
  readonly term: string;
  readonly isNeeded: boolean;
}
interface Answer {
  readonly run: Run;
  /** Undefined if the search failed. */
  readonly progress?: SearchProgress;
}

/**
 * Searches whenever the term changes, also when it becomes empty (specification, section 4), and drops a search
 * that a newer one has overtaken. The term the document was rendered for needs no search.
 */
export function useSearch(
  term: string,
  renderedTerm: string,
  search: SearchPort["search"],
): SearchState {
  const [run, setRun] = useState<Run>({ term, isNeeded: term !== renderedTerm });
  const [answer, setAnswer] = useState<Answer>();
  if (run.term !== term) setRun({ term, isNeeded: true });

  useEffect(() => {
    if (!run.isNeeded) return undefined;
    const aborter = new AbortController();
    void follow();
    return () => aborter.abort();

    async function follow() {
      try {
        for await (const progress of search(run.term, aborter.signal)) {
          if (aborter.signal.aborted) return;
          setAnswer({ run, progress });
        }
      } catch {
        if (!aborter.signal.aborted) setAnswer({ run });
      }
    }
  }, [run, search]);

  if (!run.isNeeded) return { status: "idle" };
  if (answer?.run !== run) return { status: "searching" };
  if (!answer.progress) return { status: "failed", retry: () => setRun({ ...run }) };
  const { matches, complete } = answer.progress;
  // "No posts found" waits until older posts have been searched too.
  if (matches.length === 0 && !complete) return { status: "searching" };
  return { status: "found", ...answer.progress };
}
