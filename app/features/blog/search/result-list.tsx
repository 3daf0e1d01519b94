import { useEffect, useRef, useState } from "react";
import type { SearchMatch } from "../../../backend/ports/search.ts";
import { type CalendarDate, localDate } from "../../../domain/dates/calendar-date.ts";
import { longDate } from "../../../domain/dates/format-date.ts";
import { relativeDate } from "../../../domain/dates/relative-date.ts";
import { PAGE_SIZE } from "../../../domain/posts/paging.ts";
import type { PostSummary } from "../../../domain/posts/post.ts";
import { PostRow } from "../list/post-row.tsx";
import { Highlighted } from "./highlighted.tsx";

/** What a search found, a screenful at a time. */
export function ResultList({
  matches,
  term,
}: {
  readonly matches: readonly SearchMatch[];
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
        {matches.slice(0, count).map(({ post, snippet, section }) => (
          <PostRow
            key={post.id}
            post={post}
            title={<Highlighted text={post.title} term={term} />}
            text={<Highlighted text={snippet || post.excerpt} term={term} />}
            section={section}
            date={<Age post={post} today={today} />}
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
      {relativeDate(date, today)}
    </time>
  );
}
