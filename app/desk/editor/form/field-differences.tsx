import { LineDifference, TextDifference } from "#app/desk/difference/difference.tsx";
import { FIELDS, type PostFormValues } from "./form-values.ts";

/** The differences between two versions, field by field. */
export function FieldDifferences({
  before,
  after,
}: {
  readonly before: PostFormValues;
  readonly after: PostFormValues;
}) {
  const changed = FIELDS.filter(([name]) => before[name] !== after[name]);
  if (changed.length === 0) return <p>Both are the same.</p>;
  return (
    <dl className="field-differences">
      {changed.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {name === "content" ? (
              <TextDifference before={before.content} after={after.content} />
            ) : (
              <p dir="auto">
                <LineDifference before={before[name]} after={after[name]} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
