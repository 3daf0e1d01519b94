import { useId } from "react";
import type { PostPage } from "#app/backend/ports/posts.ts";
import { categoryOptions } from "#app/features/admin/category-options.ts";
import { STATE_NAMES, STATE_ORDER } from "#app/features/admin/state-text.ts";
import type { ListView } from "./list-view.ts";

/** Shows only posts of one category. */
export function CategoryFilter({
  category,
  onChange,
}: {
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
        {categoryOptions(category).map((name) => (
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
