import { nearest } from "./nearest.ts";
import { selector } from "./page-contract.ts";

/**
 * 'Back to Blog' goes back one step where a step inside the site lies behind; after a visit straight
 * from a search engine, or in a new tab, the link leads to the blog (decision 12).
 */
export function backLink(): void {
  document.addEventListener("click", (event) => {
    if (!nearest(event.target, selector("backLink"))) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const cameFromInside = document.referrer.startsWith(`${location.origin}/`);
    if (history.length < 2 || !cameFromInside) return;
    event.preventDefault();
    history.back();
  });
}
