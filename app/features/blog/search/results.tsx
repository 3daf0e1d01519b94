import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { FoundPosts } from "#app/backend/ports/content.ts";
import { type CalendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import { longDate } from "#app/domain/dates/format-date.ts";
import { relativeDate, withMonth } from "#app/domain/dates/relative-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import { type CategoryCount, categoryPath } from "#app/domain/posts/lists/category.ts";
import { PAGE_SIZE } from "#app/domain/posts/lists/paging.ts";
import type { PostSummary } from "#app/domain/posts/post.ts";
import { splitByTerm } from "#app/domain/search/find-term.ts";
import { searchPath } from "#app/domain/search/search.ts";
import { PATIENCE_MS, STILL_TRYING } from "#app/shared/patience.ts";
import type { SearchMatch } from "#app/domain/search/snippet.ts";
import { rankCategories } from "#app/domain/search/suggest.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { PageLinks, PostRow } from "../list/post-rows.tsx";
import { TagLinks } from "../tag-links.tsx";
import type { SearchState } from "./use-search.ts";

/**
 * "Found N results" (decision 11), or that a search is running. Screen readers announce each change. Submitting a
 * search moves the focus here, so that the next Tab press continues to the results.
 */
export function ResultCount({
  ref,
  state,
  total,
  term,
  clearTo,
}: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly state: SearchState;
  /** How many posts the list has before a search. */
  readonly total: number;
  readonly term: string;
  /** Address of this list without a term. */
  readonly clearTo: string;
}) {
  const count = state.status === "found" ? state.total : total;
  const isCounted = state.status !== "searching" && state.status !== "failed";
  return (
    <div className="found" tabIndex={-1} ref={ref}>
      <p>
        {/* The link is outside, since a status is read whole each time it changes. */}
        <span role="status">
          {state.status === "searching" ? (
            <span className="loading">
              <span className="spinner" aria-hidden="true" />
              <span>{term === "" ? "Loading articles" : "Searching articles"}</span>
              <Slow />
            </span>
          ) : isCounted ? (
            <>
              <b>{`Found ${pluralize(count, "result")}`}</b>
              {state.status === "found" && !state.complete ? <span> so far</span> : null}
              {term === "" ? null : (
                <span>
                  {" "}
                  for <q>{term}</q>
                </span>
              )}
            </>
          ) : null}
        </span>
        {isCounted && term !== "" ? (
          <>
            {" "}
            <Link className="clear" to={clearTo}>
              Clear search
            </Link>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Says after a while that a search is still running. */
function Slow() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const patience = setTimeout(setSlow, PATIENCE_MS, true);
    return () => clearTimeout(patience);
  }, []);
  return isSlow ? <span>{`. ${STILL_TRYING}`}</span> : null;
}

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

/** A post in search results: the text around the term, with the term highlighted. */
function ResultRow({
  match: { post, snippet, section },
  term,
  date,
}: {
  readonly match: SearchMatch;
  readonly term: string;
  readonly date?: ReactNode;
}) {
  return (
    <PostRow
      post={post}
      title={<Highlighted text={post.title} term={term} />}
      text={<Highlighted text={snippet || post.excerpt} term={term} />}
      section={section}
      date={date}
    />
  );
}

/** Text with every occurrence of the term marked. */
function Highlighted({ text, term }: { readonly text: string; readonly term: string }) {
  if (term === "") return text;
  return splitByTerm(text, term).map(({ text: segment, match }, index) =>
    // A segment is identified by its position only.
    match ? <mark key={index}>{segment}</mark> : segment,
  );
}

/** A search without results (specification, section 2): a way out, similar words, categories. */
export function NoPosts({
  term,
  categories,
  suggestions,
}: {
  readonly term: string;
  readonly categories: readonly CategoryCount[];
  /** Indexed words that are spelled like the term. */
  readonly suggestions: readonly string[];
}) {
  return (
    <div className="empty panel">
      <Picture scene="/scenes/empty.svg" ratio={[3, 2]} />
      <h2>No posts found</h2>
      <p>Try adjusting your search or browse all articles</p>
      {suggestions.length > 0 ? (
        <p className="near">
          Did you mean{" "}
          {suggestions.map((word, index) => (
            <span key={word}>
              {index === 0 ? "" : index === suggestions.length - 1 ? " or " : ", "}
              <Link to={searchPath(word)}>{word}</Link>
            </span>
          ))}
          ?
        </p>
      ) : null}
      <p className="btns">
        <Link className="btn" to="/blog">
          View All Articles
        </Link>
      </p>
      <h3>Or look in a category</h3>
      <TagLinks
        names={rankCategories(term, categories)
          .slice(0, 3)
          .map(({ name }) => name)}
        pathOf={categoryPath}
      />
    </div>
  );
}

/** Search results in a document that needs no script. */
export function StaticResults({
  found,
  term,
  categories,
}: {
  readonly found: FoundPosts;
  readonly term: string;
  readonly categories: readonly CategoryCount[];
}) {
  if (found.total === 0)
    return <NoPosts term={term} categories={categories} suggestions={found.near} />;
  return (
    <>
      <div className="post-list found-posts">
        {found.posts.map((match) => (
          <ResultRow key={match.post.id} match={match} term={term} />
        ))}
      </div>
      <PageLinks page={found} pathOf={(number) => searchPath(term, number)} />
    </>
  );
}
