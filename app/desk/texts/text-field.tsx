import { Field } from "../editor/fields/field.tsx";
import type { TextGroup } from "./text-kind.ts";
import { Button } from "#app/ui/button.tsx";

/** The share of the allowed length from which the count is shown. */
const NEARLY_FULL = 0.8;
/** Matches names in braces, which are replaced by figures of the planners and by settings. */
const NAMED = /\{[a-z][a-z -]*\}/;

/** A text of a page: its field, and its original text once that was changed. */
export function TextField({
  field: { label, kind, most, value: first },
  value,
  error,
  isReadOnly,
  onChange,
}: {
  readonly field: TextGroup["fields"][number];
  readonly value: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
}) {
  const isFull = value.length > most * NEARLY_FULL;
  return (
    <Field
      label={label}
      error={error}
      optional={first === "" || isReadOnly}
      hint={
        NAMED.test(first)
          ? "Words in braces stand for a figure that other pages and planners show, too."
          : undefined
      }
      remark={isFull ? `${value.length} of at most ${most} characters` : ""}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            className={kind === "line" ? "one-line" : undefined}
            rows={kind === "line" ? 1 : 2}
            dir="auto"
            readOnly={isReadOnly}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {value === first || isReadOnly ? null : (
            <p className="first-text">
              <span>
                <b>Original:</b> {first === "" ? <i>empty</i> : first}
              </span>
              <Button look="small ghost" onClick={() => onChange(first)}>
                Put it back<span className="visually-hidden">: {label}</span>
              </Button>
            </p>
          )}
        </>
      )}
    </Field>
  );
}
