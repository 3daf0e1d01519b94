import { SortIcon, SortUpIcon } from "../../../../ui/icons/editor-icons.tsx";
import { ChevronDownIcon } from "../../../../ui/icons/icons.tsx";
import { type Column, nextOrder, type Order } from "../../../../domain/posts/lists/post-order.ts";

/** A column heading: a button that sorts by it. */
export function ColumnHeading({
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
