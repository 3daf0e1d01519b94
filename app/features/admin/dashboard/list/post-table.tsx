import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { DeskPost } from "../../../../backend/ports/posts.ts";
import type { Order } from "../../../../domain/posts/lists/post-order.ts";
import { ColumnHeading } from "./column-heading.tsx";
import { type RowControls, PostRow } from "./post-row.tsx";

/** The next rows load this far before the end of the list. */
const AHEAD_PX = 800;

/**
 * The posts as a table (specification, section 2). Explicit roles keep it one on a phone, where CSS turns rows
 * into cards.
 */
export function PostTable({
  posts,
  complete,
  order,
  onSort,
  onGrow,
  back,
  savedId,
  controls,
  onRemove,
  frame,
}: {
  readonly posts: readonly DeskPost[];
  /** Whether no more posts follow. */
  readonly complete: boolean;
  readonly order: Order;
  readonly onSort: (order: Order) => void;
  /** Loads the next rows. */
  readonly onGrow: () => void;
  readonly back: string;
  readonly savedId: string | undefined;
  /** Extra controls of a row, where posts have states. */
  readonly controls?: ((entry: DeskPost) => RowControls) | undefined;
  readonly onRemove: (entry: DeskPost, nextId: string | undefined, byKeyboard: boolean) => void;
  readonly frame: RefObject<HTMLDivElement | null>;
}) {
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (complete || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onGrow();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });

  return (
    <div ref={frame} className="post-table">
      <table role="table" aria-label="Posts">
        <thead role="rowgroup">
          <tr role="row">
            <ColumnHeading column="title" label="Title" order={order} onSort={onSort} />
            <ColumnHeading column="category" label="Category" order={order} onSort={onSort} />
            <ColumnHeading column="date" label="Date" order={order} onSort={onSort} />
            <ColumnHeading column="author" label="Author" order={order} onSort={onSort} />
            <th scope="col" role="columnheader" className="col-actions">
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {posts.map((entry, index) => (
            <PostRow
              key={entry.post.id}
              entry={entry}
              back={back}
              saved={entry.post.id === savedId}
              controls={controls?.(entry)}
              onRemove={(removed, byKeyboard) =>
                onRemove(removed, (posts[index + 1] ?? posts[index - 1])?.post.id, byKeyboard)
              }
            />
          ))}
        </tbody>
      </table>
      {complete ? null : (
        <button ref={end} type="button" className="btn ghost more-posts" onClick={onGrow}>
          Show more posts
        </button>
      )}
    </div>
  );
}
