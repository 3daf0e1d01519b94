import type { ReactNode } from "react";

/** One way to publish or to send. The chosen one has the dialog's initial focus. */
export function Choice({
  group,
  label,
  hint = "",
  isChosen,
  onChoose,
  children,
}: {
  /** The name of the radio group. */
  readonly group: string;
  readonly label: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Fields shown once it is chosen. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="choice">
      <label>
        <input
          type="radio"
          name={group}
          checked={isChosen}
          data-autofocus={isChosen ? "" : undefined}
          onChange={onChoose}
        />
        <span>
          <b>{label}</b> {hint}
        </span>
      </label>
      {isChosen ? children : null}
    </div>
  );
}
