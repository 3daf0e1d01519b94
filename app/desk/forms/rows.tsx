import { type ReactNode, useEffect, useRef } from "react";

/** A list of rows, each with a name, details and buttons; or a sentence if there are none. */
export function Rows<Item>({
  label,
  items,
  none = "",
  asCards = false,
  children,
}: {
  readonly label?: string;
  readonly items: readonly Item[];
  /** Shown instead of an empty list. */
  readonly none?: string;
  /** Whether each row is a box of its own, outside a panel. */
  readonly asCards?: boolean;
  readonly children: (item: Item) => ReactNode;
}) {
  const list = useRef<HTMLElement>(null);
  /** The focused element in the list, and its row. */
  const focused = useRef<{ readonly element: Element; readonly row: HTMLElement | null }>(
    undefined,
  );
  useEffect(() => {
    // React does not see the focus that a closing dialog gives back.
    const note = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && list.current?.contains(target);
      focused.current = isHere ? { element: target, row: target.closest("li") } : undefined;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // An action can remove its button or its whole row, and the focus with it: then the row or the list takes the
  // focus.
  useEffect(() => {
    const { element, row } = focused.current ?? {};
    const place = row?.isConnected ? row : list.current;
    if (!place || element?.isConnected !== false || document.activeElement !== document.body)
      return;
    place.setAttribute("tabindex", "-1");
    place.focus();
  }, [items]);
  const setList = (element: HTMLElement | null) => {
    list.current = element;
  };
  if (items.length === 0) {
    return none === "" ? null : <p ref={setList}>{none}</p>;
  }
  return (
    <ul ref={setList} className={asCards ? "row-list cards" : "row-list"} aria-label={label}>
      {items.map(children)}
    </ul>
  );
}

/** A row: its name, details, and the buttons for its actions. */
export function Row({
  name,
  details = [],
  isQuiet = false,
  children,
}: {
  readonly name: ReactNode;
  /** Lines below the name. */
  readonly details?: ReactNode | readonly ReactNode[];
  /** Whether it is less important than the others. */
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
