import type { ReadMessage } from "#app/offline/names.ts";
import { nearest } from "./nearest.ts";
import { attribute, selector, STORAGE_KEY } from "./page-contract.ts";
import { isMeteredOrSlow, savesData } from "./settings/preferences.ts";
import { stored } from "./stored.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Saves pages for offline reading as they are read. The whole copy (offline-copy.ts) is saved only when the
 * reader asks, has installed the site, or returns on another day over an unmetered connection.
 */
export function offline(): void {
  if (!import.meta.env.OFFLINE_COPY || !("serviceWorker" in navigator)) return;
  document.documentElement.dataset.offline = "none";
  document.addEventListener("click", ({ target }) => {
    if (nearest(target, selector("offlineDo", "save")))
      loadCopy().then(({ save }) => save(), sayNotSaved);
    if (nearest(target, selector("offlineDo", "remove")))
      loadCopy().then(({ remove }) => remove(), ignore);
  });
  addEventListener("appinstalled", () => void loadCopy().then(({ save }) => save(), ignore));
  whenIdle(() => void begin().catch(ignore));
}

async function begin(): Promise<void> {
  const { serviceWorker } = navigator;
  // Undefined in a document that was left while this waited.
  if (!serviceWorker) return;
  const again = serviceWorker.controller !== null;
  if (stored(STORAGE_KEY.offlineCopy) === "removed" || (savesData() && !again)) return;
  const scope = import.meta.env.BASE_URL;
  await serviceWorker.register(`${scope}sw.js`, { scope, updateViaCache: "none" });
  const { active } = await serviceWorker.ready;
  const reportRead = (read: string[]) => {
    if (stored(STORAGE_KEY.offlineCopy) !== "removed")
      active?.postMessage({ read, again } satisfies ReadMessage);
  };
  reportRead([location.href]);
  new PerformanceObserver((list) => {
    // Files fetched for the whole copy were not read, and would be stored twice.
    if (document.documentElement.dataset.offline !== "saving")
      reportRead(list.getEntries().map(({ name }) => name));
  }).observe({ type: "resource", buffered: true });
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (stored(STORAGE_KEY.offlineCopy) || installed || (isReturnVisit() && isUnmetered()))
    await (await loadCopy()).resume();
}

/** Shows that the site was not saved: the script that saves it, and would say so itself, did not load. */
function sayNotSaved(): void {
  for (const line of document.querySelectorAll(selector("offlineStatus"))) {
    const own = line.getAttribute(attribute("offlineStatus"));
    line.textContent = own
      ? JSON.parse(own).failed
      : "Not saved. Check your signal and try again, or load the page again.";
  }
}

function isReturnVisit(): boolean {
  const today = new Date().toDateString();
  try {
    const first = localStorage.getItem(STORAGE_KEY.firstVisit);
    if (first === null) localStorage.setItem(STORAGE_KEY.firstVisit, today);
    return first !== null && first !== today;
  } catch {
    return false;
  }
}

/** Only a browser that describes its connection can show that it is unmetered. */
function isUnmetered(): boolean {
  return navigator.connection?.effectiveType !== undefined && !isMeteredOrSlow();
}

function loadCopy(): Promise<typeof import("./offline-copy.ts")> {
  return import("./offline-copy.ts");
}

/** The reader did not ask for this, so failures stay silent. */
function ignore(): void {}
