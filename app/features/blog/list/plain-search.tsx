import { SearchForm } from "../search/search-form.tsx";

/** The search box of a list without live search: it submits to the blog. */
export function PlainSearch() {
  return (
    <div className="side side-search">
      <SearchForm />
    </div>
  );
}
