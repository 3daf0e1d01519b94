import type { ArchiveYear } from "#app/domain/posts/lists/archive.ts";
import { dateParts } from "#app/domain/dates/calendar-date.ts";
import { type PostSummary, postPath } from "#app/domain/posts/post.ts";
import { Link } from "#app/ui/links/link.tsx";
import { SeasonStamp } from "./season-stamp.tsx";

/** Posts by year and month, the day of the month in brackets after each title (specification, section 2). */
export function ArchiveYears({ years }: { readonly years: readonly ArchiveYear<PostSummary>[] }) {
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
        <section key={year} aria-labelledby={`year-${year}`}>
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
