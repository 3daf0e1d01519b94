import { SearchForm } from "../search/search-form.tsx";

/** The search box of a list that leads to the blog's search. */
export function PlainSearch() {
  return (
    <div className="side side-search">
      <h2>Search</h2>
      <SearchForm />
    </div>
  );
}
