import { FieldDifferences } from "#app/desk/difference/difference.tsx";
import { FIELDS, type PostFormValues } from "./form-values.ts";

/** The differences between two versions of a post. */
export function PostDifferences({
  before,
  after,
}: {
  readonly before: PostFormValues;
  readonly after: PostFormValues;
}) {
  const fields = FIELDS.map(([name, label]) => ({
    name,
    label,
    before: before[name],
    after: after[name],
    isText: name === "content",
  }));
  return <FieldDifferences fields={fields} />;
}
