import { type ReactNode, useId } from "react";
import { AlertIcon } from "#app/ui/icons/icons.tsx";

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
  readonly "aria-required"?: true;
}

/** A form field: label and hint above the control, remark and error below it. */
export function Field({
  label,
  optional = false,
  hint,
  error,
  remark,
  children,
}: {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  /** What follows from the value, such as the address a slug makes. Announced when it changes. */
  readonly remark?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const [hintId, errorId, remarkId] = [`${id}hint`, `${id}error`, `${id}remark`];
  const described = [hint ? hintId : "", remark ? remarkId : "", error ? errorId : ""].filter(
    (text) => text !== "",
  );
  return (
    <div className={error ? "field bad" : "field"}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {optional ? <span className="hint"> Optional</span> : null}
      </div>
      {hint ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        ...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {}),
        ...(error ? { "aria-invalid": true } : {}),
        ...(optional ? {} : { "aria-required": true }),
      })}
      {remark === undefined ? null : (
        <p className="hint remark" id={remarkId} aria-live="polite">
          {remark}
        </p>
      )}
      {error ? (
        <p className="err" id={errorId}>
          <AlertIcon />
          {error}
        </p>
      ) : null}
    </div>
  );
}
