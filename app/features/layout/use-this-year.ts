import { useSyncExternalStore } from "react";

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/**
 * The current year (specification, section 2). A page is delivered with the year it was built in; the
 * reader's own takes its place once React knows it, so that no copyright line ages on its host.
 */
export function useThisYear(): number {
  return useSyncExternalStore(never, thisYear, deliveredYear);
}

function deliveredYear(): number {
  const line =
    typeof document === "undefined" ? null : document.querySelector(".foot .legal span span");
  return Number(line?.textContent) || thisYear();
}
