import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while the page is rendered ahead of time and while React takes it over, then true. For what
 * only the browser knows: showing it earlier would contradict the delivered document.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
