import type { ReadMessage } from "#app/offline/names.ts";
import { nearest } from "./nearest.ts";
import { attribute, selector, STORAGE_KEY } from "./page-contract.ts";
import { savesData } from "./settings/preferences.ts";
import { stored } from "./stored.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Saves pages for offline reading as they are read. The whole copy (offline-copy.ts) is saved only when the
 * reader asks, has installed the site, or returns on another day over an unmetered connection.
 */
export function offline(): void {
  if (!import.meta.env.OFFLINE_COPY || !("serviceWorker" in navigator)) return;
  const root = document.documentElement;
  root.dataset.offline = "none";
  document.addEventListener("click", ({ target }) => {
    const control = nearest(target, selector("offlineDo"));
    const action = control?.getAttribute(attribute("offlineDo"));
    if (action === "save" || action === "remove") {
      loadCopy()
        .then((copy) => copy[action]())
        .catch(() => {
          root.dataset.offline = "failed";
        });
    }
  });
  addEventListener("appinstalled", () => void loadCopy().then(({ save }) => save(), ignore));
  whenIdle(() => void begin().catch(ignore));
}

async function begin(): Promise<void> {
  const { serviceWorker } = navigator;
  // None in a document that was left while it waited.
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
    // What the copy fetches is not read, and would be kept twice.
    if (document.documentElement.dataset.offline !== "saving")
      reportRead(list.getEntries().map(({ name }) => name));
  }).observe({ type: "resource", buffered: true });
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (stored(STORAGE_KEY.offlineCopy) || installed || (isReturnVisit() && isUnmetered()))
    await (await loadCopy()).resume();
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
  const { connection } = navigator;
  if (connection === undefined || savesData()) return false;
  return connection.type !== "cellular" && connection.effectiveType === "4g";
}

function loadCopy(): Promise<typeof import("./offline-copy.ts")> {
  return import("./offline-copy.ts");
}

/** The reader did not ask for this, so failures stay silent. */
function ignore(): void {}
