import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { PAGE_SIZE } from "../../domain/overview.ts";
import type { SearchMatch } from "../../domain/ports.ts";
import { PostRow } from "./post-row.tsx";

/**
 * Posts, a page of them at a time. `matches` may hold only the first of `total`; `loadAll` then gets
 * the whole list, and is asked only when the reader wants more.
 */
export function PostList({
  matches,
  total,
  term = "",
  loadAll,
}: {
  readonly matches: readonly SearchMatch[];
  readonly total: number;
  readonly term?: string;
  readonly loadAll?: () => Promise<readonly SearchMatch[]>;
}) {
  const [all, setAll] = useState<readonly SearchMatch[]>();
  const [count, setCount] = useState(PAGE_SIZE);
  const [failed, setFailed] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (count === PAGE_SIZE) return;
    // Reading goes on at the first of the new ones.
    const first = list.current?.children[count - PAGE_SIZE];
    first?.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);

  async function showMore() {
    try {
      if (loadAll && !all) setAll(await loadAll());
      setFailed(false);
      setCount((shown) => shown + PAGE_SIZE);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <div className="post-list" ref={list}>
        {(all ?? matches).slice(0, count).map(({ post, snippet }) => (
          <PostRow key={post.id} post={post} snippet={snippet} term={term} />
        ))}
      </div>
      {count < total ? (
        <div className="btns">
          <button type="button" className="btn js-only" data-needs-react="" onClick={showMore}>
            Show more articles
          </button>
          <Link className="btn ghost" to="/blog/archive">
            All {total.toLocaleString("en-US")} by date
          </Link>
        </div>
      ) : null}
      {failed ? (
        <p className="err" role="alert">
          More articles could not be loaded. Check the connection and try again.
        </p>
      ) : null}
    </>
  );
}
