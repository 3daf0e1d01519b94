import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses a post's row, or the search field without a row. If the row is still loading, because its post was
 * just restored, it is focused when it appears, unless the focus has moved by then.
 */
export function useRowFocus(
  frame: RefObject<HTMLElement | null>,
  search: RefObject<HTMLElement | null>,
): (id: string | undefined) => void {
  const pendingId = useRef<string>(undefined);

  function focusRow(id: string): boolean {
    const row = frame.current?.querySelector(`[data-post="${CSS.escape(id)}"] a`);
    if (row instanceof HTMLElement) row.focus();
    return row instanceof HTMLElement;
  }

  useEffect(() => {
    if (pendingId.current === undefined) return;
    const focusMoved = document.activeElement !== document.body;
    if (focusMoved || focusRow(pendingId.current)) pendingId.current = undefined;
  });

  return (id) => {
    pendingId.current = undefined;
    if (id === undefined) search.current?.focus();
    else if (!focusRow(id)) pendingId.current = id;
  };
}
