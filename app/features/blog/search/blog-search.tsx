import { type ReactNode, useEffect } from "react";
import type { SearchPort } from "../../../backend/ports/search.ts";
import type { CategoryCount } from "../../../domain/posts/lists/category.ts";
import { ROOT_CLASS } from "../../../enhance/page-contract.ts";
import { useAddressTerm } from "./address-term.ts";
import { FoundLine } from "./found-line.tsx";
import { LiveSearchForm } from "./live-search-form.tsx";
import { NoPosts } from "./no-posts.tsx";
import { ResultList } from "./result-list.tsx";
import { SearchFailed } from "./search-failed.tsx";
import { useNearWords } from "./use-near-words.ts";
import { useSearch } from "./use-search.ts";

export interface BlogSearchProps {
  /** This list's own address, without a search term. */
  readonly address: string;
  /** How many posts the delivered list holds, on all its pages. */
  readonly total: number;
  readonly categories: readonly CategoryCount[];
  /** The term that the document answers, where a server does; empty where it lists everything. */
  readonly answered: string;
}

/**
 * The search box and the list of a blog page (specification, section 2). The delivered list is the
 * children; it is hidden, not removed, while something else is asked for.
 */
export function BlogSearch({
  address,
  total,
  categories,
  answered,
  search,
  children,
}: BlogSearchProps & { readonly search: SearchPort; readonly children?: ReactNode }) {
  const term = useAddressTerm(answered);
  const state = useSearch(term, answered, search.search);
  useSearchTitle(term, answered);
  // From here on this list tells what is searched; the inline script has hidden the delivered one.
  useEffect(() => document.documentElement.classList.remove(ROOT_CLASS.searching), []);

  const all = term === "" && answered === "";
  const found = state.status === "found" && !all ? state : undefined;
  const isNothing = found?.total === 0;
  const near = useNearWords(isNothing ? term : undefined, search.suggest);
  return (
    <>
      <div className="side side-search">
        <h2>Search</h2>
        <LiveSearchForm live={address === "/blog"} answered={answered} />
      </div>
      <div className="list">
        <FoundLine state={state} total={total} term={term} clearTo={address} />
        {state.status === "failed" ? <SearchFailed retry={state.retry} /> : null}
        <div hidden={state.status !== "unasked" && !(state.status === "found" && all)}>
          {children}
        </div>
        {found && !isNothing ? (
          <ResultList key={term} matches={found.matches} total={found.total} term={term} />
        ) : null}
        {isNothing ? <NoPosts term={term} categories={categories} near={near} /> : null}
      </div>
    </>
  );
}

/** The document's title names the term that is searched for. */
function useSearchTitle(term: string, answered: string): void {
  useEffect(() => {
    if (term === answered) return undefined;
    const before = document.title;
    const title = term === "" ? "Blog" : `Search: ${term}`;
    document.title = `${title} | ${before.slice(before.lastIndexOf("|") + 1).trim()}`;
    return () => {
      document.title = before;
    };
  }, [term, answered]);
}
