import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { type CategoryCount, categoryPath } from "../../domain/category.ts";
import { SearchBox } from "./search-box.tsx";

/**
 * The frame of every list of posts: heading, list, and the sidebar with search box, categories and
 * ways to browse (specification, section 2). On a phone the search box stands above the list.
 */
export function BlogColumns({
  heading,
  intro,
  categories,
  term,
  live = false,
  children,
}: {
  readonly heading: string;
  readonly intro: ReactNode;
  readonly categories: readonly CategoryCount[];
  readonly term: string;
  readonly live?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className="sec blog">
      <div className="wrap">
        <div className="sec-head">
          <h1>{heading}</h1>
          <p>{intro}</p>
        </div>
        <div className="cols">
          <div className="side side-search">
            <h2>Search</h2>
            <SearchBox term={term} live={live} />
          </div>
          <div className="list">{children}</div>
          <aside className="side side-browse" aria-label="Browse articles">
            <section>
              <h2 id="categories">Categories</h2>
              <ul>
                {categories.map(({ name, count }) => (
                  <li key={name}>
                    <NavLink to={categoryPath(name)}>
                      {name}
                      <span>{count.toLocaleString("en-US")}</span>
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h2>Browse</h2>
              <ul>
                <li>
                  <NavLink to="/blog/all">All Posts</NavLink>
                </li>
                <li>
                  <NavLink to="/blog/archive">Archive by Date</NavLink>
                </li>
              </ul>
            </section>
          </aside>
        </div>
      </div>
    </section>
  );
}
