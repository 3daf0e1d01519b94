import { listen } from "../boot/listen.ts";
import { savesData } from "../boot/preferences.ts";
import { forgetAll, LOW_DATA_MARK, settingsCache } from "./cache-names.ts";
import { announce, show } from "./show.ts";

/*
 * The page's side of the offline copy, a file of its own (`offline.js`): the boot script fetches it
 * when the copy may be saved without cost, or when the reader uses a control marked `data-offline-do`.
 */

/** Name in local storage: the reader removed the copy, and it must not come back unasked. */
const REMOVED = "offline-copy-removed";
const scope = new URL(BASE_URL, location.href).href;

/** Shows what is saved, and saves in the background unless the reader removed the copy. */
export async function begin(): Promise<void> {
  listen("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "low-data") void leaveWord();
  });
  await leaveWord();
  const registration = await navigator.serviceWorker.getRegistration(BASE_URL);
  if (registration?.active) watch(registration);
  else if (!removed()) await save("none");
}

/** Does what the button says. */
export async function act(action: string): Promise<void> {
  if (action === "save") {
    localStorage.removeItem(REMOVED);
    // Asked for by hand: the browser should not clear it away when space is short.
    await Promise.all([navigator.storage.persist(), save("failed")]);
  } else if (action === "remove") {
    await remove();
  } else if (action === "update") {
    await loadNewVersion();
  } else {
    announce(false);
  }
}

/** @param otherwise what to show when it fails: only who asked is told. */
async function save(otherwise: "none" | "failed"): Promise<void> {
  show("saving");
  try {
    await navigator.serviceWorker.register(`${BASE_URL}sw.js`, {
      scope: BASE_URL,
      updateViaCache: "none",
    });
    const registration = await navigator.serviceWorker.getRegistration(BASE_URL);
    const done = registration !== undefined && (await installed(registration));
    if (done) watch(registration);
    else show(otherwise);
  } catch {
    show(otherwise);
  }
}

/** Waits for the first worker: true once it is there, false when a file could not be fetched. */
function installed(registration: ServiceWorkerRegistration): Promise<boolean> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve(Boolean(registration.active));
  return new Promise((settle) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") settle(true);
      if (worker.state === "redundant") settle(false);
    });
  });
}

async function remove(): Promise<void> {
  localStorage.setItem(REMOVED, "yes");
  const registration = await navigator.serviceWorker.getRegistration(BASE_URL);
  await registration?.unregister();
  await forgetAll(scope);
  announce(false);
  show("none");
}

/** Says that the site is saved, and offers each newer version once it is saved too. */
function watch(registration: ServiceWorkerRegistration): void {
  show("saved");
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) announce(true);
  };
  offer();
  const follow = () => registration.installing?.addEventListener("statechange", offer);
  follow();
  registration.addEventListener("updatefound", follow);
}

/** Only the page whose reader asked is loaded again; other open pages go on as they are. */
async function loadNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(BASE_URL);
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  if (registration?.waiting) registration.waiting.postMessage("load-new-version");
  else location.reload();
}

/** Tells the worker whether data is to be saved: it fetches new versions while no page looks on. */
async function leaveWord(): Promise<void> {
  const mark = new URL(LOW_DATA_MARK, scope).href;
  const name = settingsCache(scope);
  if (!savesData() && !(await caches.has(name))) return;
  const settings = await caches.open(name);
  if (savesData()) await settings.put(mark, new Response("on"));
  else await settings.delete(mark);
}

function removed(): boolean {
  try {
    return localStorage.getItem(REMOVED) !== null;
  } catch {
    return false;
  }
}
