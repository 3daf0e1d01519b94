import { useId } from "react";
import { categoryOptions } from "#app/features/admin/category-options.ts";

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
