import { SearchForm } from "../search/search-form.tsx";

/** The search box of a list without live search: it submits to the blog. */
export function PlainSearch() {
  return (
    <div className="side side-search">
      <h2>Search</h2>
      <SearchForm />
    </div>
  );
}
