import { LineDifference } from "../difference/difference.tsx";
import { sameValues } from "../editor/autosave/use-shared-draft.ts";
import type { TextChanges, TextGroup } from "./text-kind.ts";

/** The differences between two versions of a page's texts, field by field. */
export function TextDifferences({
  groups,
  before,
  after,
}: {
  readonly groups: readonly TextGroup[];
  readonly before: TextChanges;
  readonly after: TextChanges;
}) {
  const changed = groups.flatMap(({ heading, fields }) =>
    fields
      .map(({ path, label, value }) => ({
        path,
        name: heading === "" ? label : `${heading}: ${label}`,
        from: before[path] ?? value,
        to: after[path] ?? value,
      }))
      .filter(({ from, to }) => from !== to),
  );
  if (changed.length === 0) return <p>{sameText(before, after)}</p>;
  return (
    <dl className="field-differences">
      {changed.map(({ path, name, from, to }) => (
        <div key={path}>
          <dt>{name}</dt>
          <dd>
            <p dir="auto">
              <LineDifference before={from} after={to} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A Spanish page may differ only in what was compared with the English one. */
const sameText = (before: TextChanges, after: TextChanges): string =>
  sameValues(before, after)
    ? "Both are the same."
    : "The texts are the same. A part was compared with its English.";
