import { COPY_CACHE, READ_CACHE, type ReadMessage } from "./names.ts";
import { handlingOf, isLasting, keptAddress } from "./requests.ts";
import type { WorkerScope } from "./worker-scope.ts";

/*
 * The service worker (docs/decisions/0012-offline-politely.md). It answers from the network, and from what
 * is saved where the network does not answer. It saves nothing by itself: a page that is shown tells it
 * what was read, so that a page which was only made ready leaves nothing behind.
 */
// TypeScript's DOM library knows only pages.
const worker = globalThis as unknown as WorkerScope;
const { scope } = worker.registration;
const mount = new URL(scope).pathname;
const READ = READ_CACHE + mount;
/** After this, a page that is saved is shown as it was saved. */
const NETWORK_TIMEOUT_MS = 2000;
/** How many pages and files are kept besides the whole copy: those read last. */
const READ_FILES = 400;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const handling = handlingOf(request, scope);
  if (handling === "none") return;
  const answer = handling === "lasting" ? savedFirst(request) : networkFirst(request, handling);
  event.respondWith(request.destination === "image" ? pictureOrNothing(answer) : answer);
});

worker.addEventListener("message", (event) => {
  if (isReadMessage(event.data)) event.waitUntil(keep(event.data));
});

function isReadMessage(data: unknown): data is ReadMessage {
  return typeof data === "object" && data !== null && "read" in data && "again" in data;
}

async function savedFirst(request: Request): Promise<Response> {
  return (await saved(request.url)) ?? fetch(request);
}

async function networkFirst(request: Request, handling: "page" | "file"): Promise<Response> {
  const answer = fetch(request);
  const late = afterMs(NETWORK_TIMEOUT_MS).then(async () => (await saved(request.url)) ?? answer);
  try {
    return await Promise.race([answer, late]);
  } catch {
    const offlinePage = handling === "page" ? saved(`${scope}offline`) : undefined;
    return (await saved(request.url)) ?? (await offlinePage) ?? Response.error();
  }
}

/** A page without its drawing is whole; the browser's frame for a broken picture says that it is not. */
async function pictureOrNothing(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.type !== "error") return response;
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { "Content-Type": "image/svg+xml" },
  });
}

async function saved(url: string): Promise<Response | undefined> {
  const address = keptAddress(url, scope);
  if (address === undefined) return undefined;
  // What is in both was read after it was saved (app/enhance/offline/offline-copy.ts).
  return (
    (await caches.match(address, { cacheName: READ })) ??
    (await caches.match(address, { cacheName: COPY_CACHE + mount }))
  );
}

/** Keeps what a page read. The browser's own cache has it still, so that nothing is fetched again. */
async function keep({ read, again }: ReadMessage): Promise<void> {
  const cache = await caches.open(READ);
  for (const url of new Set(read)) {
    const address = keptAddress(url, scope);
    if (address === undefined) continue;
    const isKept = isLasting(address.slice(scope.length)) && (await saved(address));
    if (!isKept) await fetchInto(cache, address, "force-cache");
  }
  const offlinePage = `${scope}offline`;
  if (again && !(await saved(offlinePage))) await fetchInto(cache, offlinePage, "default");
  for (const request of (await cache.keys()).slice(0, -READ_FILES)) await cache.delete(request);
}

async function fetchInto(cache: Cache, address: string, mode: RequestCache): Promise<void> {
  try {
    const response = await fetch(address, { cache: mode });
    // A page that says that there is none, or where another answers, is not what was read.
    if (response.ok && !response.redirected) await cache.put(address, response);
  } catch {
    // Without a connection, or without room, it is not kept.
  }
}

function afterMs(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
