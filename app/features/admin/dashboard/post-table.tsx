import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { PostSummary } from "../../../domain/post.ts";
import { ColumnHeading } from "./column-heading.tsx";
import type { Order } from "./post-list.ts";
import { PostRow } from "./post-row.tsx";
import { useGrowingList } from "./use-growing-list.ts";

/** The posts as a table (specification, section 2). Roles are named because a phone shows cards. */
export function PostTable({
  posts,
  order,
  onSort,
  back,
  listKey,
  onRemove,
  frame,
}: {
  readonly posts: readonly PostSummary[];
  readonly order: Order;
  readonly onSort: (order: Order) => void;
  readonly back: string;
  /** Changes with the search and the order; the list then starts from its top. */
  readonly listKey: string;
  readonly onRemove: (post: PostSummary, next: string | undefined, byKeyboard: boolean) => void;
  readonly frame: RefObject<HTMLDivElement | null>;
}) {
  const { shown, complete, end, grow } = useGrowingList(posts, listKey);

  // Rows are many: what they get must stay the same object while the list changes around them.
  const latest = useRef({ posts, onRemove });
  useEffect(() => {
    latest.current = { posts, onRemove };
  });
  const remove = useCallback((post: PostSummary, byKeyboard: boolean) => {
    const { posts: all, onRemove: tell } = latest.current;
    const index = all.findIndex(({ id }) => id === post.id);
    tell(post, (all[index + 1] ?? all[index - 1])?.id, byKeyboard);
  }, []);

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
          {shown.map((post) => (
            <PostRow key={post.id} post={post} back={back} onRemove={remove} />
          ))}
        </tbody>
      </table>
      {complete ? null : (
        <button ref={end} type="button" className="btn ghost more-posts" onClick={grow}>
          Show more posts
        </button>
      )}
    </div>
  );
}
