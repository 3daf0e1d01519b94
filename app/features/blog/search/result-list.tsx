import { useEffect, useRef, useState } from "react";
import { type CalendarDate, localDate } from "../../../domain/dates/calendar-date.ts";
import { longDate } from "../../../domain/dates/format-date.ts";
import { relativeDate, withMonth } from "../../../domain/dates/relative-date.ts";
import { PAGE_SIZE } from "../../../domain/posts/lists/paging.ts";
import type { PostSummary } from "../../../domain/posts/post.ts";
import { searchPath } from "../../../domain/search/search.ts";
import type { SearchMatch } from "../../../domain/search/search-match.ts";
import { Link } from "../../../ui/links/link.tsx";
import { FoundRow } from "./found-row.tsx";

/** What a search found, a screenful at a time. */
export function ResultList({
  matches,
  total,
  term,
}: {
  readonly matches: readonly SearchMatch[];
  /** What is not among the matches is on pages of its own. */
  readonly total: number;
  readonly term: string;
}) {
  const [count, setCount] = useState(PAGE_SIZE);
  const [today] = useState(() => localDate(new Date()));
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (count === PAGE_SIZE) return;
    // Reading goes on at the first of the new ones.
    const first = list.current?.children[count - PAGE_SIZE];
    first?.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);

  return (
    <>
      <div className="post-list found-posts" ref={list}>
        {matches.slice(0, count).map((match) => (
          <FoundRow
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

/** How long ago a post appeared. Results exist in the browser only, which knows today. */
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
