import { type ReactNode, useEffect, useRef } from "react";

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
  const list = useRef<HTMLElement>(null);
  /** What has the focus in the list, and its row. */
  const focused = useRef<{ readonly element: Element; readonly row: HTMLElement | null }>(
    undefined,
  );
  useEffect(() => {
    // React hears nothing of the focus that a closing dialog gives back.
    const note = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && list.current?.contains(target);
      focused.current = isHere ? { element: target, row: target.closest("li") } : undefined;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // What is done with a row can take its button away or all of it, and the focus with it.
  useEffect(() => {
    const { element, row } = focused.current ?? {};
    const place = row?.isConnected ? row : list.current;
    if (!place || element?.isConnected !== false || document.activeElement !== document.body)
      return;
    place.setAttribute("tabindex", "-1");
    place.focus();
  }, [items]);
  const place = (element: HTMLElement | null) => {
    list.current = element;
  };
  if (items.length === 0) {
    return none === "" ? null : <p ref={place}>{none}</p>;
  }
  return (
    <ul ref={place} className={asCards ? "row-list cards" : "row-list"} aria-label={label}>
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
          <small key={index} className="hint">
            {line}
          </small>
        ))}
      </p>
      {children}
    </li>
  );
}
