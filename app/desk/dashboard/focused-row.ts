import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Keeps the focus in the list. If the focused element is removed, the row that takes its place gets the focus, or the
 * search field if there is none: in both, a second press of the same key does nothing.
 *
 * @param page the element with everything that may have the focus: the list, and its actions.
 * @returns a function that focuses a post's row, or without an id the place of the last one. A row that is still
 * loading, because its post was just restored, is focused when it appears, unless the focus has moved by then.
 */
export function useRowFocus(
  page: RefObject<HTMLElement | null>,
  search: RefObject<HTMLElement | null>,
): (id?: string) => void {
  /** A row to focus once it appears, and what had the focus when that was requested. */
  const pending = useRef<{ readonly id: string; readonly from: Element | null }>(undefined);
  const last = useRef<{ readonly element: Element; readonly rows: readonly string[] }>(undefined);

  function focusRow(id: string): boolean {
    const row = page.current?.querySelector(`[data-post="${CSS.escape(id)}"]`);
    if (row instanceof HTMLElement) row.focus();
    return row instanceof HTMLElement;
  }
  function focusPlace() {
    if (!last.current?.rows.some(focusRow)) search.current?.focus();
  }

  useEffect(() => {
    const all = page.current;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // A dialog or the bar of actions has no row; its actions concern the rows that had the focus before.
      last.current = { element: target, rows: rowsAt(target) ?? last.current?.rows ?? [] };
    };
    all?.addEventListener("focusin", note);
    return () => all?.removeEventListener("focusin", note);
  }, [page]);

  useEffect(() => {
    const { activeElement, body } = document;
    if (pending.current) {
      const { id, from } = pending.current;
      const hasMoved = activeElement !== body && activeElement !== from;
      if (hasMoved || focusRow(id)) pending.current = undefined;
    } else if (activeElement === body && last.current && !last.current.element.isConnected) {
      focusPlace();
    }
  });

  return (id) => {
    pending.current = undefined;
    if (id === undefined) focusPlace();
    else if (!focusRow(id)) pending.current = { id, from: document.activeElement };
  };
}

/** The posts of the row that holds an element, of those after it, and of those before it, nearest first. */
function rowsAt(element: Element): readonly string[] | undefined {
  const row = element.closest("[data-post]");
  if (!row?.parentElement) return undefined;
  const rows = [...row.parentElement.children];
  const at = rows.indexOf(row);
  const nearest = [...rows.slice(at), ...rows.slice(0, at).toReversed()];
  return nearest.map((one) => one.getAttribute("data-post") ?? "");
}

/** How long the row of a just-saved post is highlighted. */
const HIGHLIGHT_MS = 3000;

/**
 * The post saved just before returning to the dashboard. Its row is focused, which scrolls it into view, and
 * highlighted for a moment. The editor passes its id in the history state.
 */
export function useSavedPost(focusPost: (id: string) => void): string | undefined {
  const state: unknown = useLocation().state;
  const [id, setId] = useState(() => savedIdFrom(state));
  // Only once per saved post, so that it does not take the focus from the search field later.
  const focusSaved = useEffectEvent(focusPost);

  useEffect(() => {
    if (id === undefined) return undefined;
    // After the route change has focused the page.
    const frame = requestAnimationFrame(() => focusSaved(id));
    const timer = setTimeout(() => setId(undefined), HIGHLIGHT_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [id]);

  return id;
}

function savedIdFrom(state: unknown): string | undefined {
  return typeof state === "object" &&
    state !== null &&
    "saved" in state &&
    typeof state.saved === "string"
    ? state.saved
    : undefined;
}
