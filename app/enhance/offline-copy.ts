import {
  filesToSave,
  OFFLINE_LIST,
  type OfflineFile,
  parseOfflineList,
} from "#app/offline/list.ts";
import { isPage, isWholeFile } from "#app/offline/kept-file.ts";
import { COPY_CACHE, COPY_MODE, READ_CACHE, READ_LOCK } from "#app/offline/names.ts";
import { attribute, selector, STORAGE_KEY } from "./page-contract.ts";
import { isMeteredOrSlow } from "./settings/preferences.ts";

/*
 * Saves the whole site from the open page: one file at a time, at low priority. Progress is recorded, so the
 * next page resumes where this one stopped, and an update fetches only what changed. Pages are saved last, and what is
 * no longer needed is deleted at the end, so that a copy stays whole while it is updated.
 */

const BASE = import.meta.env.BASE_URL;
const COPY = COPY_CACHE + BASE;
const READ = READ_CACHE + BASE;
const LIST = new URL(BASE + OFFLINE_LIST, location.href).href;
const ASSETS = `${BASE}assets/`;
/** Only one tab saves at a time. */
const LOCK = "first-paddock-offline";
/** Progress is recorded after this many files. */
const RECORD_EVERY_FILES = 10;
/** How many times progress is announced in all: a screen reader reads each one aloud. */
const ANNOUNCEMENTS = 20;

type State = "none" | "saving" | "saved" | "failed" | "failed-full";

const MESSAGES: Readonly<Record<State | "progress", string>> = {
  none: "",
  saving: "Saving…",
  saved: "Saved for reading offline.",
  failed: "The site couldn’t be saved. Try again where the signal is better.",
  "failed-full": "There’s no room left to save the site. Free some storage, then try again.",
  progress: "Saving {done} of {total}…",
};

/** A document in another language brings its own messages. */
function messagesOf(line: Element): typeof MESSAGES {
  const own = line.getAttribute(attribute("offlineStatus"));
  // The document wrote it from the same table (app/language).
  return own ? (JSON.parse(own) as typeof MESSAGES) : MESSAGES;
}

/** Whether the reader asked on this page: a silent attempt must not replace the outcome that is shown. */
let isAsked = false;

/** Saves the whole site because the reader asked. Later pages continue until it is done. */
export async function save(): Promise<void> {
  isAsked = true;
  remember("asked");
  show("saving");
  // The reader asked for it, so the browser should not evict it when space runs short. Not every browser can be asked.
  await navigator.storage?.persist().catch(() => false);
  await saveFiles("failed", false);
}

/** Continues an unfinished copy, and updates a finished one once a day. */
export async function resume(): Promise<void> {
  if (isAsked) return;
  const state = localStorage.getItem(STORAGE_KEY.offlineCopy);
  if (state?.startsWith("saved")) {
    show("saved");
    if (state === savedToday() || isMeteredOrSlow()) return;
    await saveFiles("saved");
  } else await saveFiles("none");
}

/** Deletes the copy and all pages saved while reading, and saves nothing more until the reader asks. */
export async function remove(): Promise<void> {
  remember("removed");
  const registration = await navigator.serviceWorker.getRegistration(BASE);
  await registration?.unregister();
  await deleteCaches();
  show("none");
}

async function deleteCaches(): Promise<void> {
  await navigator.locks.request(READ_LOCK, () =>
    Promise.all([caches.delete(READ), caches.delete(COPY)]),
  );
}

/**
 * @param stateOnFailure what to show if saving fails: only a reader who asked sees an error.
 * @param ifAvailable true to do nothing while another tab is saving; false to wait, and save what that tab did not.
 */
async function saveFiles(stateOnFailure: State, ifAvailable = true): Promise<void> {
  try {
    await navigator.locks.request(LOCK, { ifAvailable }, async (lock) => {
      if (lock !== null) await saveMissing();
    });
  } catch (error) {
    // Also reached if the reader blocks storage: then even the lock is refused.
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    show(stateOnFailure === "failed" && isFull ? "failed-full" : stateOnFailure);
  }
}

async function saveMissing(): Promise<void> {
  await navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE, updateViaCache: "none" });
  const list = parseOfflineList(await (await get(LIST, "no-cache")).json());
  const [cache, read] = await Promise.all([caches.open(COPY), caches.open(READ)]);
  const savedList = await cache.match(LIST);
  const saved = new Map(
    (savedList ? parseOfflineList(await savedList.json()) : []).map((file) => [file.url, file]),
  );
  const record = (files: Iterable<OfflineFile>) =>
    cache.put(LIST, new Response(JSON.stringify([...files])));
  const missing = filesToSave(list, [...saved.values()]);
  const step = Math.ceil(list.length / ANNOUNCEMENTS);

  for (const [index, file] of missing.entries()) {
    if (index % step === 0) show("saving", list.length - missing.length + index, list.length);
    await cache.put(file.url, await get(file.url, file.revision === "" ? "default" : "no-cache"));
    // The service worker looks in `READ` first, and that version is older.
    await read.delete(file.url);
    saved.set(file.url, file);
    if (index % RECORD_EVERY_FILES === 0) await record(saved.values());
    // The reader removed the copy meanwhile, here or in another tab.
    if (localStorage.getItem(STORAGE_KEY.offlineCopy) === "removed") {
      await deleteCaches();
      show("none");
      return;
    }
  }
  await dropOthers(new Set(list.map(({ url }) => new URL(url, LIST).href)), cache, read);
  await record(list);
  remember(savedToday());
  show("saved");
}

/**
 * Deletes what the list no longer names. A page that was read stays, with its scripts and styles, unless the site has
 * withdrawn it.
 *
 * @param listed absolute addresses.
 */
async function dropOthers(listed: ReadonlySet<string>, cache: Cache, read: Cache): Promise<void> {
  const dropped = (await cache.keys()).filter(({ url }) => url !== LIST && !listed.has(url));
  for (const { url } of dropped) {
    if ((await read.match(url)) === undefined) continue;
    const { ok, redirected } = await fetch(url, { method: "HEAD", cache: "no-cache" });
    if (!ok || redirected) await read.delete(url);
  }
  const documents: string[] = [];
  for (const { url } of await read.keys()) {
    const response = listed.has(url) ? undefined : await read.match(url);
    if (response && isPage(response)) documents.push(await response.text());
  }
  for (const { url } of dropped) {
    const { pathname } = new URL(url);
    const isNeeded =
      pathname.startsWith(ASSETS) && documents.some((text) => text.includes(pathname));
    if (!isNeeded) await cache.delete(url);
  }
}

/** @throws Error if the answer is not the file itself. */
async function get(url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { cache, mode: COPY_MODE, priority: "low" });
  if (!(await isWholeFile(url, response))) throw new Error(`${url} answered ${response.status}`);
  return response;
}

function savedToday(): string {
  return `saved ${new Date().toDateString()}`;
}

function remember(state: string): void {
  try {
    localStorage.setItem(STORAGE_KEY.offlineCopy, state);
  } catch {
    // Storage is full: the copy is still saved, but the next page that resumes checks all of it again.
  }
}

/** Shows the state of the copy in the footer's reading settings, and on the planners' last screen. */
function show(state: State, done?: number, total?: number): void {
  const pressed = document.activeElement;
  document.documentElement.dataset.offline = state;
  for (const line of document.querySelectorAll(selector("offlineStatus"))) {
    const messages = messagesOf(line);
    line.textContent =
      total === undefined
        ? messages[state]
        : messages.progress.replace("{done}", String(done)).replace("{total}", String(total));
  }
  if (pressed?.matches(selector("offlineDo"))) keepFocus(pressed);
}

/** If the new state hides the pressed button, focuses the save button or, if that is hidden too, the status line. */
function keepFocus(pressed: Element): void {
  if (isShown(pressed)) return;
  const parts = pressed.parentElement?.querySelectorAll<HTMLElement>(
    `${selector("offlineDo", "save")}, ${selector("offlineStatus")}`,
  );
  const [line, save] = parts ?? [];
  if (line) line.tabIndex = -1;
  (save && isShown(save) ? save : line)?.focus();
}

const isShown = (element: Element) => element.getClientRects().length > 0;
