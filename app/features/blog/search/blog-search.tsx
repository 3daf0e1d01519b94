import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SearchPort } from "#app/backend/ports/search.ts";
import type { CategoryCount } from "#app/domain/posts/lists/category.ts";
import { ROOT_CLASS } from "#app/enhance/page-contract.ts";
import { NoPosts, ResultCount, ResultList } from "./results.tsx";
import { LiveSearchForm, useAddressTerm } from "./search-form.tsx";
import { useSearch } from "./use-search.ts";

export interface BlogSearchProps {
  /** This list's address without a search term. */
  readonly address: string;
  /** How many posts the rendered list has, across all its pages. */
  readonly total: number;
  readonly categories: readonly CategoryCount[];
  /** The term the document was rendered for; empty if it lists everything. */
  readonly renderedTerm: string;
}

/**
 * The search box and the list of a blog page (specification, section 2). `children` is the rendered list; it is
 * hidden, not removed, while search results show.
 */
export function BlogSearch({
  address,
  total,
  categories,
  renderedTerm,
  search,
  children,
}: BlogSearchProps & { readonly search: SearchPort; readonly children?: ReactNode }) {
  const term = useAddressTerm(renderedTerm);
  const state = useSearch(term, renderedTerm, search.search);
  useSearchTitle(term, renderedTerm);
  // The inline script hid the rendered list for a search; from here on this component decides.
  useEffect(() => document.documentElement.classList.remove(ROOT_CLASS.searching), []);

  const count = useRef<HTMLDivElement>(null);

  const shown =
    state.status === "found" ? state : state.status === "searching" ? state.shown : undefined;
  const results = shown && (shown.term !== "" || renderedTerm !== "") ? shown : undefined;
  const noMatches = results?.total === 0;
  const suggestions = useSuggestions(noMatches ? results.term : undefined, search.suggest);
  return (
    <>
      <div className="side side-search">
        <LiveSearchForm
          live={address === "/blog"}
          renderedTerm={renderedTerm}
          onSubmit={() => count.current?.focus()}
        />
      </div>
      <div className="list" aria-busy={state.status === "searching"}>
        <ResultCount ref={count} state={state} total={total} term={term} clearTo={address} />
        {state.status === "failed" ? <SearchFailed retry={state.retry} /> : null}
        <div className="whole" hidden={results !== undefined || state.status === "failed"}>
          {children}
        </div>
        {results && !noMatches ? <ResultList key={results.term} {...results} /> : null}
        {results && noMatches ? (
          <NoPosts term={results.term} categories={categories} suggestions={suggestions} />
        ) : null}
      </div>
    </>
  );
}

/** Names the search term in the document's title. */
function useSearchTitle(term: string, renderedTerm: string): void {
  useEffect(() => {
    if (term === renderedTerm) return undefined;
    const titleBefore = document.title;
    const title = term === "" ? "Blog" : `Search: ${term}`;
    document.title = `${title} | ${titleBefore.slice(titleBefore.lastIndexOf("|") + 1).trim()}`;
    return () => {
      document.title = titleBefore;
    };
  }, [term, renderedTerm]);
}

/** The articles could not be loaded, most likely because there is no signal. */
function SearchFailed({ retry }: { readonly retry: () => void }) {
  return (
    <div className="empty panel" role="alert">
      <h2>The articles didn’t load</h2>
      <p>Check your signal and try again. What you typed is still in the search box.</p>
      <p className="btns">
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  );
}

/** Words spelled like a term; empty until they arrive, or without a term. */
function useSuggestions(
  term: string | undefined,
  suggest: SearchPort["suggest"],
): readonly string[] {
  const [suggestions, setSuggestions] = useState<{ term: string; words: readonly string[] }>();
  useEffect(() => {
    if (term === undefined) return undefined;
    let isCurrent = true;
    suggest(term).then(
      (words) => {
        if (isCurrent) setSuggestions({ term, words });
      },
      // Suggestions are optional: the page is complete without them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [term, suggest]);
  return suggestions && suggestions.term === term ? suggestions.words : [];
}
