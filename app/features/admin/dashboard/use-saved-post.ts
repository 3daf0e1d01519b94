import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";

/** For so long the row of a post that was just saved stands out. */
const MARKED_MS = 3000;

/**
 * The post that was saved just before the dashboard came back: its row is focused, which brings it into
 * view, and marked for a moment. The editor names it in the history's state.
 */
export function useSavedPost(giveFocus: (id: string | undefined) => void): string | undefined {
  const state: unknown = useLocation().state;
  const [id, setId] = useState(() => savedIdFrom(state));
  // Once for each saved post: who types in the search by now keeps the focus there.
  const focusSaved = useEffectEvent(giveFocus);

  useEffect(() => {
    if (id === undefined) return undefined;
    // After the route's change has given the focus to the page.
    const frame = requestAnimationFrame(() => focusSaved(id));
    const timer = setTimeout(() => setId(undefined), MARKED_MS);
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
