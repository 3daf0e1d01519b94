import { Suspense } from "react";
import { useHref } from "react-router";
import type { ArchiveYear } from "../../domain/archive.ts";
import { dateParts } from "../../domain/calendar-date.ts";
import { type PostSummary, postPath } from "../../domain/post.ts";
import { Highlighted } from "./highlighted.tsx";

/** What a line of the archive shows. */
export type ArchiveLine = Pick<PostSummary, "id" | "title" | "slug" | "date">;

/**
 * Posts by year and month, the day of the month in brackets after each title (specification, section
 * 2). Plain links, which the page's frame follows: thousands of them wake up quickly, a year at a time.
 */
export function ArchiveYears({
  years,
  term,
}: {
  readonly years: readonly ArchiveYear<ArchiveLine>[];
  readonly term: string;
}) {
  const root = useHref("/").replace(/\/$/, "");
  return (
    <div className="arch">
      {years.length > 1 ? (
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
    </div>
  );
}
