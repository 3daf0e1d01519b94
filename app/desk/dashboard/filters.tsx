import { type ReactNode, useId } from "react";
import type { PostPage } from "#app/backend/ports/posts.ts";
import { categoryOptions } from "#app/content-model/posts/first-categories.ts";
import type { Order } from "#app/domain/posts/lists/post-order.ts";
import { RadioGroup } from "../forms/radio-group.tsx";
import { STATE_NAMES, STATE_ORDER } from "../state-text.ts";
import type { ListView } from "./list-view.ts";

/** A dropdown above the list, with its label. */
function SelectField({
  label,
  className,
  value,
  onChange,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <p className={`select-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </p>
  );
}

/** Shows only posts of one category. */
export function CategoryFilter({
  categories,
  category,
  onChange,
}: {
  readonly categories: readonly string[];
  /** Empty for all categories. */
  readonly category: string;
  readonly onChange: (category: string) => void;
}) {
  return (
    <SelectField label="Category" className="category-field" value={category} onChange={onChange}>
      <option value="">All categories</option>
      {categoryOptions(categories, category).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
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
  const label = (name: ListView["state"]) =>
    `${STATE_NAMES[name]} ${counts[name].toLocaleString("en-US")}`;
  return (
    <>
      <RadioGroup
        legend="State of the posts"
        className="state-filter"
        inputClass="visually-hidden"
        options={STATE_ORDER.map((name) => [name, label(name)])}
        chosen={state}
        onChoose={onChange}
      />
      <SelectField
        label="State"
        className="state-field"
        value={state}
        onChange={(value) => onChange(STATE_ORDER.find((name) => name === value) ?? "all")}
      >
        {STATE_ORDER.map((name) => (
          <option key={name} value={name}>
            {label(name)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const orderKey = ({ column, direction }: Order) => `${column} ${direction}`;
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
  return (
    <SelectField
      label="Order"
      className="order-field"
      value={orderKey(order)}
      onChange={(value) => {
        const chosen = CHOICES.find(([, choice]) => orderKey(choice) === value);
        if (chosen) onSort(chosen[1]);
      }}
    >
      {CHOICES.map(([label, choice]) => (
        <option key={label} value={orderKey(choice)}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
