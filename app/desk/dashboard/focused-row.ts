import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";

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
    // In the trash a row has no link.
    const row = frame.current?.querySelector(`[data-post="${CSS.escape(id)}"] :is(a, button)`);
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

/** How long the row of a just-saved post is highlighted. */
const HIGHLIGHT_MS = 3000;

/**
 * The post saved just before returning to the dashboard. Its row is focused, which scrolls it into view, and
 * highlighted for a moment. The editor passes its id in the history state.
 */
export function useSavedPost(focusPost: (id: string | undefined) => void): string | undefined {
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
