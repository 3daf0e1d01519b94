import { type ReactNode, useEffect } from "react";
import type { SearchPort } from "../../../backend/ports/search.ts";
import type { CategoryCount } from "../../../domain/posts/category.ts";
import { ROOT_CLASS } from "../../../enhance/page-contract.ts";
import { useAddressTerm } from "./address-term.ts";
import { FoundLine } from "./found-line.tsx";
import { LiveSearchForm } from "./live-search-form.tsx";
import { NoPosts } from "./no-posts.tsx";
import { ResultList } from "./result-list.tsx";
import { SearchFailed } from "./search-failed.tsx";
import { useSearch } from "./use-search.ts";

export interface BlogSearchProps {
  /** This list's own address, without a search term. */
  readonly address: string;
  /** How many posts the list holds. */
  readonly total: number;
  readonly categories: readonly CategoryCount[];
}

/**
 * The search box and the list of a blog page (specification, section 2). The delivered list is the
 * children; it is hidden, not removed, while a term is asked for.
 */
export function BlogSearch({
  address,
  total,
  categories,
  search,
  children,
}: BlogSearchProps & { readonly search: SearchPort; readonly children?: ReactNode }) {
  const term = useAddressTerm();
  const state = useSearch(term, search.search);
  useSearchTitle(term);
  // From here on this list tells what is searched; the inline script has hidden the delivered one.
  useEffect(() => document.documentElement.classList.remove(ROOT_CLASS.searching), []);

  const found = state.status === "found" && term !== "" ? state : undefined;
  return (
    <>
      <div className="side side-search">
        <h2>Search</h2>
        <LiveSearchForm live={address === "/blog"} />
      </div>
      <div className="list">
        <FoundLine state={state} total={total} term={term} clearTo={address} />
        {state.status === "failed" ? <SearchFailed retry={state.retry} /> : null}
        <div hidden={state.status !== "unasked" && !(state.status === "found" && term === "")}>
          {children}
        </div>
        {found && found.matches.length > 0 ? (
          <ResultList key={term} matches={found.matches} term={term} />
        ) : null}
        {found && found.matches.length === 0 ? (
          <NoPosts term={term} categories={categories} suggest={search.suggest} />
        ) : null}
      </div>
    </>
  );
}

/** The document's title names the term that is searched for. */
function useSearchTitle(term: string): void {
  useEffect(() => {
    if (term === "") return undefined;
    const before = document.title;
    document.title = `Search: ${term} | ${before.slice(before.lastIndexOf("|") + 1).trim()}`;
    return () => {
      document.title = before;
    };
  }, [term]);
}
