import type { ReactNode } from "react";
import { type CategoryCount, categoryPath } from "#app/domain/posts/lists/category.ts";
import { Link } from "#app/ui/links/link.tsx";
import { SearchForm } from "../search/search-form.tsx";

interface BlogColumnsProps {
  readonly heading: ReactNode;
  readonly categories: readonly CategoryCount[];
  /** Paths that the sidebar marks as current. */
  readonly current: readonly string[];
  /** The search box and the list: two children of the grid. */
  readonly children: ReactNode;
}

/**
 * The layout of every post list: heading, list, and the sidebar with search box, categories and ways to browse
 * (specification, section 2). On a phone the search box is above the list.
 */
export function BlogColumns({ heading, categories, current, children }: BlogColumnsProps) {
  const link = (to: string, label: ReactNode) => (
    <Link to={to} aria-current={current.includes(to) ? "page" : undefined}>
      {label}
    </Link>
  );
  return (
    <section className="sec blog">
      <div className="wrap">
        <div className="sec-head">{heading}</div>
        <div className="cols">
          {children}
          <aside className="side side-browse" aria-label="Browse articles">
            <section>
              <h2 id="categories">Categories</h2>
              <ul>
                {categories.map(({ name, count }) => (
                  <li key={name}>
                    {link(
                      categoryPath(name),
                      <>
                        {name}
                        <small>
                          {count.toLocaleString("en-US")}
                          <i className="visually-hidden">
                            {count === 1 ? " article" : " articles"}
                          </i>
                        </small>
                      </>,
                    )}
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h2>Browse</h2>
              <ul>
                <li>{link("/blog/all", "All Posts")}</li>
                <li>{link("/blog/archive", "Archive by Date")}</li>
              </ul>
            </section>
          </aside>
        </div>
      </div>
    </section>
  );
}

/** The search box of a list without live search: it submits to the blog. */
export function PlainSearch() {
  return (
    <div className="side side-search">
      <SearchForm />
    </div>
  );
}
