import { useSyncExternalStore } from "react";

/** Room for the text and its preview side by side. */
const WIDE = "(min-width: 75em)";

/** Whether the screen has room for a preview beside the text. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
