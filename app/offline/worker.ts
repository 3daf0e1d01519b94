import { isPage, isWholeFile } from "./kept-file.ts";
import { COPY_CACHE, READ_CACHE, READ_LOCK, type ReadMessage } from "./names.ts";
import { requestHandling, isImmutable, cacheAddress } from "./requests.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

/*
 * The service worker (docs/decisions/pages/0012-offline-politely.md). It responds from the network, or from its
 * caches without one. It only caches what a visible page reports as read, so that prerendered pages are not cached.
 */
// TypeScript's DOM library only types pages.
const worker = globalThis as unknown as WorkerScope;
const { scope } = worker.registration;
const mount = new URL(scope).pathname;
const READ = READ_CACHE + mount;
/** After this long without a response, a cached page is served from the cache. */
const NETWORK_TIMEOUT_MS = 2000;
/** The number of last-read files to keep, apart from the offline copy. */
const MAX_READ_FILES = 400;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  // The browser then requests a document while the worker starts.
  event.waitUntil(worker.registration.navigationPreload.enable());
  event.waitUntil(caches.open(READ));
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const handling = requestHandling(request, scope);
  if (handling === "none") {
    // Without this response, a browser may request the preloaded document again; Chromium does not.
    if (request.mode === "navigate" && request.method === "GET")
      event.respondWith(fromNetwork(event));
    return;
  }
  const response =
    handling === "immutable"
      ? cacheFirst(request)
      : networkFirst(request, handling, fromNetwork(event));
  event.respondWith(request.destination === "image" ? imageOrBlank(response) : response);
});

/** The network's response: the browser's preload if it has made one, otherwise a new request. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  // Waits for the preload even if a cached page was faster: browsers warn about one that is dropped.
  event.waitUntil(Promise.resolve(preloadResponse).catch(() => {}));
  const preloaded = await preloadResponse;
  // Without a connection, Firefox resolves the preload with an error response; Chromium rejects it.
  return preloaded && preloaded.type !== "error" ? preloaded : fetch(request);
}

/** One message at a time: deleting the oldest files for one must not delete what the next one has just put again. */
let reading = Promise.resolve();
worker.addEventListener("message", (event) => {
  const { data } = event;
  if (!isReadMessage(data)) return;
  reading = reading.then(() => cacheRead(data)).catch(() => undefined);
  event.waitUntil(reading);
});

function isReadMessage(data: unknown): data is ReadMessage {
  return typeof data === "object" && data !== null && "read" in data && "again" in data;
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await findCached(request.url)) ?? fetch(request);
}

async function networkFirst(
  request: Request,
  handling: "page" | "file",
  network: Promise<Response>,
): Promise<Response> {
  const fallback = afterMs(NETWORK_TIMEOUT_MS).then(
    async () => (await findCached(request.url)) ?? network,
  );
  try {
    const response = await Promise.race([network, fallback]);
    // While the site restarts, a proxy responds with an error.
    return response.status < 500 ? response : ((await findCached(request.url)) ?? response);
  } catch {
    const cached = await findCached(request.url);
    if (cached || handling === "file") return cached ?? Response.error();
    const [own, other] = offlinePagesFor(request.url);
    return (await findCached(own)) ?? (await findCached(other)) ?? Response.error();
  }
}

/** A blank image instead of the browser's broken-image frame: pages are complete without their drawings. */
async function imageOrBlank(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  if (response.type !== "error") return response;
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { "Content-Type": "image/svg+xml" },
  });
}

async function findCached(url: string): Promise<Response | undefined> {
  const address = cacheAddress(url, scope);
  if (address === undefined) return undefined;
  const read = await caches.match(address, { cacheName: READ });
  if (read && (await isWhole(read))) return read;
  // A file in both caches was read after the copy was saved (app/enhance/offline-copy.ts).
  return (await caches.match(address, { cacheName: COPY_CACHE + mount })) ?? read;
}

/** Whether a page's scripts and styles are cached too: the signal may have been lost before they arrived. */
async function isWhole(read: Response): Promise<boolean> {
  const named = isPage(read) ? ((await read.clone().text()).match(/assets\/[\w.-]+/g) ?? []) : [];
  const found = await Promise.all([...new Set(named)].map((path) => caches.match(scope + path)));
  return !found.includes(undefined);
}

/** Caches what a page has read. It comes from the browser's HTTP cache, so nothing is downloaded twice. */
async function cacheRead({ read, again }: ReadMessage): Promise<void> {
  const cache = await navigator.locks.request(READ_LOCK, openRead);
  if (!cache) return;
  for (const url of new Set(read)) {
    const address = cacheAddress(url, scope);
    if (address === undefined) continue;
    const isFixed = isImmutable(address.slice(scope.length));
    const kept = isFixed && (await cache.match(address));
    // Putting it again makes it one of the last read, which are kept: most pages need it.
    if (kept) await cache.put(address, kept);
    else if (!isFixed || !(await findCached(address)))
      await fetchInto(cache, address, "force-cache");
  }
  const [offlinePage] = offlinePagesFor(read[0] ?? scope);
  if (again && !(await findCached(offlinePage))) await fetchInto(cache, offlinePage, "default");
  for (const request of (await cache.keys()).slice(0, -MAX_READ_FILES)) await cache.delete(request);
}

/** Undefined once the reader has removed the cache: opening it would create it again. */
async function openRead(): Promise<Cache | undefined> {
  return (await caches.has(READ)) ? caches.open(READ) : undefined;
}

async function fetchInto(cache: Cache, address: string, mode: RequestCache): Promise<void> {
  try {
    const response = await fetch(address, { cache: mode });
    if (await isWholeFile(address, response)) await cache.put(address, response);
  } catch {
    // No connection or no space: it is not cached.
  }
}

/** The pages shown for addresses that are not cached: first in the language of the requested one, then in the other. */
function offlinePagesFor(url: string): [own: string, other: string] {
  const [english, spanish] = [`${scope}offline`, `${scope}es/offline`];
  const isSpanish = /^es(?:[/?#]|$)/.test(url.slice(scope.length));
  return isSpanish ? [spanish, english] : [english, spanish];
}

function afterMs(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
