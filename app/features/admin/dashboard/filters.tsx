import { useId } from "react";
import type { PostPage } from "#app/backend/ports/posts.ts";
import { categoryOptions } from "#app/features/admin/category-options.ts";
import { STATE_NAMES, STATE_ORDER } from "#app/features/admin/state-text.ts";
import type { ListView } from "./list-view.ts";
import { type Direction, type Order, COLUMNS } from "#app/domain/posts/lists/post-order.ts";

/** Shows only posts of one category. */
export function CategoryFilter({
  offered,
  category,
  onChange,
}: {
  readonly offered: readonly string[];
  /** Empty for all categories. */
  readonly category: string;
  readonly onChange: (category: string) => void;
}) {
  const id = useId();
  return (
    <p className="category-field">
      <label htmlFor={id}>Category</label>
      <select id={id} value={category} onChange={({ target }) => onChange(target.value)}>
        <option value="">All categories</option>
        {categoryOptions(offered, category).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </p>
  );
}

/** Filters posts by state: a row of buttons, or a dropdown on a phone. */
export function StateFilter({
  state,
  counts,
  onChange,
}: {
  readonly state: ListView["state"];
  readonly counts: PostPage["counts"];
  readonly onChange: (state: ListView["state"]) => void;
}) {
  const id = useId();
  const label = (name: ListView["state"]) =>
    `${STATE_NAMES[name]} ${counts[name].toLocaleString("en-US")}`;
  return (
    <>
      <fieldset className="state-filter">
        <legend className="visually-hidden">State of the posts</legend>
        {STATE_ORDER.map((name) => (
          <label key={name}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={name === state}
              onChange={() => onChange(name)}
            />
            {label(name)}
          </label>
        ))}
      </fieldset>
      <p className="state-field">
        <label htmlFor={id}>State</label>
        <select
          id={id}
          value={state}
          onChange={({ target }) =>
            onChange(STATE_ORDER.find((name) => name === target.value) ?? "all")
          }
        >
          {STATE_ORDER.map((name) => (
            <option key={name} value={name}>
              {label(name)}
            </option>
          ))}
        </select>
      </p>
    </>
  );
}

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
