import { useSyncExternalStore } from "react";
import { searchPath, searchTerm } from "../../../domain/search/search.ts";
import { EVENT } from "../../../enhance/page-contract.ts";
import { withBase } from "../../../ui/links/with-base.ts";

/**
 * The term in the address.
 *
 * @param answered the term that the document answers; empty where it lists everything.
 */
export function useAddressTerm(answered: string): string {
  return useSyncExternalStore(subscribe, termInAddress, () => answered);
}

export function termInAddress(): string {
  return searchTerm(new URLSearchParams(location.search).get("q"));
}

/** Shows another term in the address, in place of this entry of the history or as a new one. */
export function goToTerm(term: string, how: "replace" | "push"): void {
  const url = withBase(searchPath(term));
  if (how === "push") history.pushState(null, "", url);
  else history.replaceState(history.state, "", url);
  document.dispatchEvent(new Event(EVENT.addressChanged));
}

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  document.addEventListener(EVENT.addressChanged, listener);
  return () => {
    removeEventListener("popstate", listener);
    document.removeEventListener(EVENT.addressChanged, listener);
  };
}
