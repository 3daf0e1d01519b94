import { CHOSEN } from "#app/language/language.ts";
import { STORAGE_KEY } from "../page-contract.ts";
import { stored } from "../stored.ts";

/**
 * Remembers the language that the reader chose with the link in the header. A reader who chose Spanish also gets it for
 * English pages opened from outside the site. Links within the site are followed unchanged, and the browser's language
 * setting is ignored.
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
  // A Spanish address is opened on purpose; an English one may just be the site's default.
  if (lang === "en" && stored(STORAGE_KEY.language) === "es" && twin && !isInside)
    location.replace(twin.href);
}
