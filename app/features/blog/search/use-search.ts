import { useEffect, useState } from "react";
import type { SearchPort, SearchProgress } from "#app/backend/ports/search.ts";

export type SearchState =
  /** Nothing searched yet: the list as rendered. */
  | { readonly status: "idle" }
  /** `shown` stays on the page until the result arrives; undefined for the list as rendered. */
  | { readonly status: "searching"; readonly shown: Found | undefined }
  | { readonly status: "failed"; readonly retry: () => void }
  | Found;

interface Found extends SearchProgress {
  readonly status: "found";
  readonly term: string;
}

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
  const found: Found | undefined = answer?.progress && {
    status: "found",
    term: answer.run.term,
    ...answer.progress,
  };
  if (answer?.run !== run) return { status: "searching", shown: found };
  if (!found) return { status: "failed", retry: () => setRun({ ...run }) };
  // "No posts found" waits until older posts have been searched too.
  if (found.matches.length === 0 && !found.complete)
    return { status: "searching", shown: undefined };
  return found;
}
