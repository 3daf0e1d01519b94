import { Link } from "#app/ui/links/link.tsx";

/** Links drawn as ear tags: a post's tags, or categories to look in. */
export function TagLinks({
  names,
  pathOf,
  label,
}: {
  readonly names: readonly string[];
  readonly pathOf: (name: string) => string;
  /** What the list is, unless a heading or sentence above says it. */
  readonly label?: string;
}) {
  return (
    <ul className="tags" aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <Link className="tag" to={pathOf(name)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
