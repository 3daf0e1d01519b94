import { useId } from "react";
import type { Direction, Order } from "#app/domain/posts/lists/post-order.ts";
import { COLUMNS } from "#app/domain/posts/lists/post-order.ts";

const CHOICES: readonly (readonly [label: string, order: Order])[] = [
  ["Newest first", { column: "date", direction: "descending" }],
  ["Oldest first", { column: "date", direction: "ascending" }],
  ["Title, A to Z", { column: "title", direction: "ascending" }],
  ["Title, Z to A", { column: "title", direction: "descending" }],
  ["Category, A to Z", { column: "category", direction: "ascending" }],
  ["Category, Z to A", { column: "category", direction: "descending" }],
  ["Author, A to Z", { column: "author", direction: "ascending" }],
  ["Author, Z to A", { column: "author", direction: "descending" }],
];

/** The sort order as a dropdown for phones, whose cards have no column headings. */
export function OrderField({
  order,
  onSort,
}: {
  readonly order: Order;
  readonly onSort: (order: Order) => void;
}) {
  const id = useId();
  return (
    <p className="order-field">
      <label htmlFor={id}>Order</label>
      <select
        id={id}
        value={orderKey(order)}
        onChange={({ target }) => {
          const [column, direction] = target.value.split(" ");
          const known = COLUMNS.find((candidate) => candidate === column);
          if (known) onSort({ column: known, direction: directionFrom(direction) });
        }}
      >
        {CHOICES.map(([label, choice]) => (
          <option key={label} value={orderKey(choice)}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}

const orderKey = ({ column, direction }: Order) => `${column} ${direction}`;
const directionFrom = (text: string | undefined): Direction =>
  text === "descending" ? "descending" : "ascending";
