import type { ReactNode } from "react";

/** One way to publish or to send. The dialog's focus begins at the chosen one. */
export function Choice({
  group,
  label,
  hint = "",
  isChosen,
  onChoose,
  children,
}: {
  /** The name of the radio buttons that it belongs to. */
  readonly group: string;
  readonly label: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** What there is to fill in once it is chosen. */
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
