import { type ReactNode, useEffect } from "react";
import type { SearchPort } from "../../../backend/ports/search.ts";
import type { CategoryCount } from "../../../domain/posts/lists/category.ts";
import { ROOT_CLASS } from "../../../enhance/page-contract.ts";
import { useAddressTerm } from "./address-term.ts";
import { ResultCount } from "./result-count.tsx";
import { LiveSearchForm } from "./live-search-form.tsx";
import { NoPosts } from "./no-posts.tsx";
import { ResultList } from "./result-list.tsx";
import { SearchFailed } from "./search-failed.tsx";
import { useSuggestions } from "./use-suggestions.ts";
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

  const isFullList = term === "" && renderedTerm === "";
  const results = state.status === "found" && !isFullList ? state : undefined;
  const noMatches = results?.total === 0;
  const suggestions = useSuggestions(noMatches ? term : undefined, search.suggest);
  return (
    <>
      <div className="side side-search">
        <LiveSearchForm live={address === "/blog"} renderedTerm={renderedTerm} />
      </div>
      <div className="list">
        <ResultCount state={state} total={total} term={term} clearTo={address} />
        {state.status === "failed" ? <SearchFailed retry={state.retry} /> : null}
        <div
          className="whole"
          hidden={state.status !== "idle" && !(state.status === "found" && isFullList)}
        >
          {children}
        </div>
        {results && !noMatches ? (
          <ResultList key={term} matches={results.matches} total={results.total} term={term} />
        ) : null}
        {noMatches ? (
          <NoPosts term={term} categories={categories} suggestions={suggestions} />
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
