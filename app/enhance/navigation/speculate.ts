import { nearest } from "../nearest.ts";
import { isMeteredOrSlow } from "../settings/preferences.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/**
 * Makes the next page ready on fast, unmetered lines (decision 43): the browser prerenders it where it
 * can; elsewhere its document is fetched at the first sign that a link is meant. The browser would
 * prerender for readers who save data too, so the rules are inserted by a script.
 */
export function speculate(): void {
  if (isMeteredOrSlow()) return;
  if (HTMLScriptElement.supports?.("speculationrules")) {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.textContent = SPECULATION_RULES;
    document.head.append(rules);
    return;
  }
  // A saved copy answers documents itself.
  if (navigator.serviceWorker?.controller) return;
  const fetched = new Set<string>();
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      const link = nearest(target, "a[href]");
      if (!(link instanceof HTMLAnchorElement) || !isPage(link)) return;
      if (fetched.has(link.pathname)) return;
      fetched.add(link.pathname);
      fetch(link.pathname, { priority: "low" }).catch(() => fetched.delete(link.pathname));
    });
  }
}

/** Whether a link leads to another public page of the site. */
function isPage({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  const base = import.meta.env.BASE_URL;
  if (origin !== location.origin || !pathname.startsWith(base) || pathname === location.pathname) {
    return false;
  }
  if (search || target || download || pathname.includes(".")) return false;
  return !/^(?:admin|api|preview)(?:\/|$)/.test(pathname.slice(base.length));
}
