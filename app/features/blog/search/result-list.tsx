import { useEffect, useRef, useState } from "react";
import { type CalendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import { longDate } from "#app/domain/dates/format-date.ts";
import { relativeDate, withMonth } from "#app/domain/dates/relative-date.ts";
import { PAGE_SIZE } from "#app/domain/posts/lists/paging.ts";
import type { PostSummary } from "#app/domain/posts/post.ts";
import { searchPath } from "#app/domain/search/search.ts";
import type { SearchMatch } from "#app/domain/search/snippet.ts";
import { Link } from "#app/ui/links/link.tsx";
import { ResultRow } from "./result-row.tsx";

/** Search results in the browser, one page at a time. */
export function ResultList({
  matches,
  total,
  term,
}: {
  readonly matches: readonly SearchMatch[];
  /** The number of all matches. Those not in `matches` are on further pages. */
  readonly total: number;
  readonly term: string;
}) {
  const [count, setCount] = useState(PAGE_SIZE);
  const [today] = useState(() => localDate(new Date()));
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (count === PAGE_SIZE) return;
    // Move focus to the first new result, so keyboard and screen reader continue there.
    const first = list.current?.children[count - PAGE_SIZE];
    first?.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);

  return (
    <>
      <div className="post-list found-posts" ref={list}>
        {matches.slice(0, count).map((match) => (
          <ResultRow
            key={match.post.id}
            match={match}
            term={term}
            date={<Age post={match.post} today={today} />}
          />
        ))}
      </div>
      {count < matches.length ? (
        <div className="btns">
          <button
            type="button"
            className="btn"
            onClick={() => setCount((shown) => shown + PAGE_SIZE)}
          >
            Show more articles
          </button>
        </div>
      ) : matches.length < total ? (
        <div className="btns">
          <Link className="btn" rel="next" to={searchPath(term, 2)}>
            Older articles
          </Link>
        </div>
      ) : null}
    </>
  );
}

/** How long ago a post appeared. Unlike a document, the browser knows today's date. */
function Age({
  post: { date },
  today,
}: {
  readonly post: Pick<PostSummary, "date">;
  readonly today: CalendarDate;
}) {
  return (
    <time dateTime={date} title={longDate(date)}>
      {withMonth(relativeDate(date, today), longDate(date))}
    </time>
  );
}
