import { FieldDifferences } from "../difference/difference.tsx";
import { sameValues } from "../editor/autosave/use-shared-draft.ts";
import type { TextChanges, TextGroup } from "./text-kind.ts";

/** The differences between two versions of a page's texts. */
export function TextDifferences({
  groups,
  before,
  after,
}: {
  readonly groups: readonly TextGroup[];
  readonly before: TextChanges;
  readonly after: TextChanges;
}) {
  const compared = groups.flatMap(({ heading, fields }) =>
    fields.map(({ path, label, value }) => ({
      name: path,
      label: heading === "" ? label : `${heading}: ${label}`,
      before: before[path] ?? value,
      after: after[path] ?? value,
    })),
  );
  return (
    <FieldDifferences
      fields={compared}
      // Versions of a Spanish page may differ only in which parts were compared with the English.
      same={
        sameValues(before, after)
          ? undefined
          : "The texts are the same. A part was compared with its English."
      }
    />
  );
}
