import { dateParts } from "#app/domain/dates/calendar-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import type { ArchiveYear } from "#app/domain/posts/lists/archive.ts";
import type { CategoryCount } from "#app/domain/posts/lists/category.ts";
import { type PostSummary, postPath } from "#app/domain/posts/post.ts";
import { Link } from "#app/ui/links/link.tsx";
import { BlogColumns, PlainSearch } from "./blog-columns.tsx";

/** The blog list in archive mode (specification, section 2). It has no search of its own (decision 35). */
export function BlogArchive({
  total,
  categories,
  years,
}: {
  readonly total: number;
  readonly categories: readonly CategoryCount[];
  readonly years: readonly ArchiveYear<PostSummary>[];
}) {
  return (
    <BlogColumns
      heading={
        <>
          <h1>Archive by Date</h1>
          <p>Every article, newest first. The day of the month is in brackets.</p>
        </>
      }
      categories={categories}
      current={["/blog/archive"]}
    >
      <PlainSearch />
      <div className="list">
        <div className="found">
          <p>
            <b>Found {pluralize(total, "result")}</b>
          </p>
        </div>
        <ArchiveYears years={years} />
      </div>
    </BlogColumns>
  );
}

/** Posts by year and month, the day of the month in brackets after each title (specification, section 2). */
function ArchiveYears({ years }: { readonly years: readonly ArchiveYear<PostSummary>[] }) {
  return (
    <div className="arch">
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
        <section key={year}>
          <h2 id={`year-${year}`}>{year}</h2>
          {months.map(({ name, posts }) => (
            <section key={name} className="month">
              <h3>
                {posts[0] ? <SeasonStamp month={dateParts(posts[0].date).month} /> : null}
                {name}
              </h3>
              <ul>
                {posts.map((post) => (
                  <li key={post.id}>
                    <Link to={postPath(post)}>
                      {post.title} <span>({dateParts(post.date).day})</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Spring, summer, fall and winter: a sprig, a sun, a leaf and a flake. */
const STAMPS = [
  <path key="sprig" d="M16 29V13M16 20q-9 0-10-9 9 0 10 9Zm0-5q0-9 9-11 1 10-9 11Z" />,
  <path
    key="sun"
    d="M16 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM16 2v5M16 25v5M2 16h5M25 16h5M6 6l4 4M22 22l4 4M26 6l-4 4M10 22l-4 4"
  />,
  <path key="leaf" d="M6 27q-3-20 21-22 1 22-16 20M4 30 20 12" />,
  <path key="flake" d="M16 2v28M4 9l24 14M28 9 4 23M12 4l4 4 4-4M12 28l4-4 4 4" />,
] as const;

/** An icon for the season that a month (1–12) is in. */
function SeasonStamp({ month }: { readonly month: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      {STAMPS[Math.floor(((month + 9) % 12) / 3)]}
    </svg>
  );
}
