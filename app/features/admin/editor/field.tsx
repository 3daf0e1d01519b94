import { type ReactNode, useId } from "react";
import { AlertIcon } from "../../../ui/icons.tsx";

/** What ties a control to its label, its hint and its fault. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** A field of the form: label above, hint under it, fault below the control. */
export function Field({
  label,
  optional = false,
  hint,
  error,
  children,
}: {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const described = [hint ? hintId : "", error ? errorId : ""].filter((text) => text !== "");
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
      })}
      {error ? (
        <p className="err" id={errorId}>
          <AlertIcon />
          {error}
        </p>
      ) : null}
    </div>
  );
}
