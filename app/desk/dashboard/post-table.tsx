import { type RefObject, useEffect, useRef } from "react";
import type { DeskPost } from "#app/backend/ports/posts.ts";
import { type Column, nextOrder, type Order } from "#app/domain/posts/lists/post-order.ts";
import type { Role } from "#app/domain/session.ts";
import { SortIcon, SortUpIcon } from "#app/ui/icons/editor-icons.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChevronDownIcon } from "#app/ui/icons/icons.tsx";
import { PostRow, type RowActions } from "./post-row.tsx";

/** The next rows load this far before the end of the list. */
const AHEAD_PX = 800;

const COLUMNS: readonly (readonly [column: Column, label: string])[] = [
  ["title", "Title"],
  ["category", "Category"],
  ["date", "Date"],
  ["author", "Author"],
];

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
  savedId,
  selected,
  timeZone,
  role,
  actions,
  frame,
}: {
  readonly posts: readonly DeskPost[];
  /** Whether no more posts follow. */
  readonly complete: boolean;
  readonly order: Order;
  readonly onSort: (order: Order) => void;
  /** Loads the next rows. */
  readonly onGrow: () => void;
  readonly savedId: string | undefined;
  readonly selected: ReadonlySet<string>;
  /** The site's, where posts have states. */
  readonly timeZone: string | undefined;
  /** Whose list it is, where posts have states. */
  readonly role: Role | undefined;
  readonly actions: RowActions;
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
            {COLUMNS.map(([column, label]) => (
              <ColumnHeading
                key={column}
                column={column}
                label={label}
                order={order}
                onSort={onSort}
              />
            ))}
            <th scope="col" role="columnheader" className="col-actions">
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {posts.map((entry) => (
            <PostRow
              key={entry.post.id}
              entry={entry}
              saved={entry.post.id === savedId}
              isSelected={selected.has(entry.post.id)}
              timeZone={timeZone}
              role={role}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
      {complete ? null : (
        <Button ref={end} look="ghost more-posts" onClick={onGrow}>
          Show more posts
        </Button>
      )}
    </div>
  );
}

/** A column heading: a button that sorts by it. */
function ColumnHeading({
  column,
  label,
  order,
  onSort,
}: {
  readonly column: Column;
  readonly label: string;
  readonly order: Order;
  readonly onSort: (order: Order) => void;
}) {
  const current = order.column === column;
  const Icon = !current ? SortIcon : order.direction === "ascending" ? SortUpIcon : ChevronDownIcon;
  return (
    <th
      scope="col"
      role="columnheader"
      className={`col-${column}`}
      aria-sort={current ? order.direction : undefined}
    >
      <button type="button" onClick={() => onSort(nextOrder(order, column))}>
        {label}
        <Icon />
      </button>
    </th>
  );
}
