import { nearest } from "../nearest.ts";
import { isMeteredOrSlow } from "../settings/preferences.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/**
 * Prepares the next page on fast, unmetered connections (decision 43). Browsers that can prerender it do;
 * others fetch its document when the reader points at a link. A script inserts the rules, since browsers would
 * also prerender for readers who save data.
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
  // The service worker already serves saved documents.
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
