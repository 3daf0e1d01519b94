import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to a post's row, or to the search field where there is no row to give it to. A row
 * that is still on its way, because its post was just put back, gets the focus when it comes, unless
 * somebody has taken it elsewhere by then.
 */
export function useRowFocus(
  frame: RefObject<HTMLElement | null>,
  search: RefObject<HTMLElement | null>,
): (id: string | undefined) => void {
  const awaited = useRef<string>(undefined);

  function focusRow(id: string): boolean {
    const row = frame.current?.querySelector(`[data-post="${CSS.escape(id)}"] a`);
    if (row instanceof HTMLElement) row.focus();
    return row instanceof HTMLElement;
  }

  useEffect(() => {
    if (awaited.current === undefined) return;
    const taken = document.activeElement !== document.body;
    if (taken || focusRow(awaited.current)) awaited.current = undefined;
  });

  return (id) => {
    awaited.current = undefined;
    if (id === undefined) search.current?.focus();
    else if (!focusRow(id)) awaited.current = id;
  };
}
