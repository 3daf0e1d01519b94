import { useId } from "react";
import { categoryOptions } from "../../category-options.ts";

/** Lists the posts of one category alone. */
export function CategoryFilter({
  category,
  onChange,
}: {
  /** Empty: every category. */
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
