import type { ReactNode } from "react";

/** A list whose rows say what each thing is, with buttons for what can be done with it; or that there is nothing. */
export function Rows<Item>({
  label,
  items,
  none = "",
  asCards = false,
  children,
}: {
  readonly label?: string;
  readonly items: readonly Item[];
  /** What is said instead of an empty list. */
  readonly none?: string;
  /** Whether each row is a box of its own, outside a panel. */
  readonly asCards?: boolean;
  readonly children: (item: Item) => ReactNode;
}) {
  if (items.length === 0) return none === "" ? null : <p>{none}</p>;
  return (
    <ul className={asCards ? "row-list cards" : "row-list"} aria-label={label}>
      {items.map(children)}
    </ul>
  );
}

/** A row: its name, what there is to know of it, and what can be done. */
export function Row({
  name,
  details = [],
  isQuiet = false,
  children,
}: {
  readonly name: ReactNode;
  /** Lines below the name. */
  readonly details?: ReactNode | readonly ReactNode[];
  /** Whether it counts less than the others. */
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <li className={isQuiet ? "quiet" : undefined}>
      <p className="row-name">
        {name}
        {[details].flat().map((line, index) => (
          <span key={index} className="hint">
            {line}
          </span>
        ))}
      </p>
      {children}
    </li>
  );
}
