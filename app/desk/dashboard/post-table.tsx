import { type ReactNode, useEffect, useRef } from "react";
import { type Column, nextOrder, type Order } from "#app/domain/posts/lists/post-order.ts";
import { SortIcon, SortUpIcon } from "#app/ui/icons/editor-icons.ts";
import { Button } from "#app/ui/button.tsx";
import { ChevronDownIcon } from "#app/ui/icons/icons.tsx";

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
  complete,
  order,
  onSort,
  onGrow,
  children,
}: {
  /** Whether no more posts follow. */
  readonly complete: boolean;
  readonly order: Order;
  readonly onSort: (order: Order) => void;
  /** Loads the next rows. */
  readonly onGrow: () => void;
  /** The rows. */
  readonly children: ReactNode;
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
    <div className="post-table">
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
        <tbody role="rowgroup">{children}</tbody>
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
