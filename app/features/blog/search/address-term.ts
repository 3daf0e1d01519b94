import { useSyncExternalStore } from "react";
import { searchPath, searchTerm } from "#app/domain/search/search.ts";
import { EVENT } from "#app/enhance/page-contract.ts";
import { withBase } from "#app/shared/with-base.ts";

/**
 * The search term in the address.
 *
 * @param renderedTerm the term the document was rendered for; empty if it lists everything.
 */
export function useAddressTerm(renderedTerm: string): string {
  return useSyncExternalStore(subscribe, termInAddress, () => renderedTerm);
}

export function termInAddress(): string {
  return searchTerm(new URLSearchParams(location.search).get("q"));
}

/** Puts a term in the address, in place of the current history entry or as a new one. */
export function goToTerm(term: string, mode: "replace" | "push"): void {
  const url = withBase(searchPath(term));
  if (mode === "push") history.pushState(null, "", url);
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
