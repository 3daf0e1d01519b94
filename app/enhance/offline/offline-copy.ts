import {
  filesToSave,
  OFFLINE_LIST,
  type OfflineFile,
  parseOfflineList,
} from "../../offline/list.ts";
import { COPY_CACHE, READ_CACHE } from "../../offline/names.ts";
import { selector, STORAGE_KEY } from "../page-contract.ts";
import { isMeteredOrSlow } from "../settings/preferences.ts";

/*
 * The whole copy of the site, saved by the page that is open: one file at a time, at low priority. What
 * is saved is noted, so that the next page goes on where this one was left, and a newer version costs no
 * more than what changed.
 */

const BASE = import.meta.env.BASE_URL;
const COPY = COPY_CACHE + BASE;
const READ = READ_CACHE + BASE;
const LIST = new URL(BASE + OFFLINE_LIST, location.href).href;
/** One tab saves at a time. */
const LOCK = "first-paddock-offline";
/** After so many files it is noted what is saved. */
const NOTE_EVERY_FILES = 10;
/** How often progress is told, in parts of the whole: a screen reader reads each aloud. */
const PROGRESS_STEPS = 20;

type State = "none" | "saving" | "saved" | "failed";

const WORDS = {
  none: "",
  saving: "Saving…",
  saved: "Saved for reading offline.",
  failed: "The site could not be saved. Try again where the signal is better.",
} as const satisfies Record<State, string>;

/** Saves the whole site because the reader asked: it is gone on with on every page until it is done. */
export async function save(): Promise<void> {
  remember("asked");
  show("saving");
  // Asked for by hand: the browser should not clear it away when space is short.
  await navigator.storage.persist();
  await navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE, updateViaCache: "none" });
  await saveFiles("failed");
}

/** Goes on with a copy that was begun, and brings one that is complete up to date once a day. */
export async function resume(): Promise<void> {
  const state = localStorage.getItem(STORAGE_KEY.offlineCopy);
  if (state?.startsWith("saved")) {
    show("saved");
    if (state === savedToday() || isMeteredOrSlow()) return;
    await saveFiles("saved");
  } else await saveFiles("none");
}

/** Takes away all that is kept, also page by page, until the reader asks again. */
export async function remove(): Promise<void> {
  remember("removed");
  const registration = await navigator.serviceWorker.getRegistration(BASE);
  await registration?.unregister();
  await Promise.all([caches.delete(READ), caches.delete(COPY)]);
  show("none");
}

/** @param otherwise what to show when it fails: only who asked is told. */
async function saveFiles(otherwise: State): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    try {
      await saveMissing();
    } catch {
      show(otherwise);
    }
  });
}

async function saveMissing(): Promise<void> {
  const list = parseOfflineList(await (await get(LIST, "no-cache")).json());
  const [cache, read] = await Promise.all([caches.open(COPY), caches.open(READ)]);
  const before = await cache.match(LIST);
  const saved = new Map(
    (before ? parseOfflineList(await before.json()) : []).map((file) => [file.url, file]),
  );
  const note = (files: Iterable<OfflineFile>) =>
    cache.put(LIST, new Response(JSON.stringify([...files])));
  const missing = filesToSave(list, [...saved.values()]);
  const step = Math.ceil(list.length / PROGRESS_STEPS);

  for (const [index, file] of missing.entries()) {
    if (index % step === 0) show("saving", list.length - missing.length + index, list.length);
    await cache.put(file.url, await get(file.url, file.revision === "" ? "default" : "no-cache"));
    // The worker looks there first: what was read before is older now.
    await read.delete(file.url);
    saved.set(file.url, file);
    if (index % NOTE_EVERY_FILES === 0) await note(saved.values());
    // Removed while it was being saved, here or in another tab.
    if (localStorage.getItem(STORAGE_KEY.offlineCopy) === "removed") {
      await Promise.all([caches.delete(READ), caches.delete(COPY)]);
      show("none");
      return;
    }
  }
  await note(list);
  remember(savedToday());
  show("saved");
}

/** @throws Error when the host does not answer with the file itself. */
async function get(url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { cache, priority: "low" });
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`);
  return response;
}

function savedToday(): string {
  return `saved ${new Date().toDateString()}`;
}

function remember(state: string): void {
  localStorage.setItem(STORAGE_KEY.offlineCopy, state);
}

/** Shows the state of the copy in the footer's reading settings. */
function show(state: State, done?: number, total?: number): void {
  document.documentElement.dataset.offline = state;
  const words = total === undefined ? WORDS[state] : `Saving ${done} of ${total}…`;
  for (const line of document.querySelectorAll(selector("offlineStatus"))) line.textContent = words;
}
