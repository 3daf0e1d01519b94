import { CHOSEN } from "#app/language/language.ts";
import { STORAGE_KEY } from "../page-contract.ts";
import { stored } from "../stored.ts";

/**
 * Remembers the language that the reader chose with the link in the header: who chose Spanish gets it also for English
 * pages asked for from outside the site. Links within the site lead where they say; the browser's own language counts
 * for nothing.
 */
export function language(): void {
  const { lang } = document.documentElement;
  if (location.hash === CHOSEN) {
    try {
      localStorage.setItem(STORAGE_KEY.language, lang);
    } catch {
      // Storage is forbidden or full: the choice lasts for this page.
    }
    history.replaceState(history.state, "", location.pathname + location.search);
    return;
  }
  const twin = document.querySelector<HTMLAnchorElement>("header a[hreflang]");
  const isInside = document.referrer.startsWith(`${location.origin}/`);
  // A Spanish address was asked for by name; an English one is what the site opens with.
  if (lang === "en" && stored(STORAGE_KEY.language) === "es" && twin && !isInside)
    location.replace(twin.href);
}
