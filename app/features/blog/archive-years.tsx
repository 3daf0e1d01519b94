import { Suspense } from "react";
import { useHref } from "react-router";
import type { ArchiveYear } from "../../domain/archive.ts";
import { dateParts } from "../../domain/calendar-date.ts";
import { type PostSummary, postPath } from "../../domain/post.ts";
import { Highlighted } from "./highlighted.tsx";

/** What a line of the archive shows. */
export type ArchiveLine = Pick<PostSummary, "id" | "title" | "slug" | "date">;

interface Shown {
  readonly years: readonly ArchiveYear<ArchiveLine>[];
  readonly term: string;
}

/** Posts by year and month; with a term, its matches are marked (specification, section 2). */
export function ArchiveYears(shown: Shown) {
  const root = useHref("/").replace(/\/$/, "");
  return (
    <div className="arch">
      <ArchiveSections {...shown} root={root} />
    </div>
  );
}

/**
 * The years, the day of the month in brackets after each title. Plain links, which the page's frame
 * follows: thousands of them are drawn quickly, a year at a time.
 *
 * @param props.root stands before each address: the folder that the site is served from.
 */
export function ArchiveSections({ years, term, root }: Shown & { readonly root: string }) {
  return (
    <>
      {years.length > 2 ? (
        <nav className="years-nav" aria-label="Years">
          {years.map(({ year }) => (
            <a key={year} href={`#year-${year}`}>
              {year}
            </a>
          ))}
        </nav>
      ) : null}
      {years.map(({ year, months }) => (
        <Suspense key={year}>
          <section aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            {months.map(({ name, posts }) => (
              <section key={name} className="month">
                <h3>{name}</h3>
                <ul>
                  {posts.map((post) => (
                    <li key={post.id}>
                      <a href={root + postPath(post)}>
                        <Highlighted text={post.title} term={term} />{" "}
                        <span>({dateParts(post.date).day})</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        </Suspense>
      ))}
    </>
  );
}
