import { clientsClaim, setCacheNameDetails, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";
import { plainAddress, standInFor } from "../../build/site/host-rules.ts";
import { LOW_DATA_MARK, PREFIX, settingsCache, visitedCache } from "./cache-names.ts";
import { type ExtendableWorkerEvent, workerScope } from "./worker-scope.ts";

/*
 * The service worker (docs/decisions/0011-offline-copy.md). It keeps the whole site, or at 5,000
 * posts the part that matters, and answers from that copy. A new version waits until the reader asks
 * for it or has closed every page of the old one.
 */
const worker = workerScope();
/** Files fetched at a time. Workbox's own installer takes one: minutes where each answer takes long. */
const LANES = 4;
const { scope } = worker.registration;

setCacheNameDetails({ prefix: PREFIX, suffix: scope });
const saved = new PrecacheController();
saved.addToCacheList([...SAVED_FILES]);
const isPage = (request: Request) => request.mode === "navigate";
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isPage(request) && plainAddress(addressOf(url)) !== undefined,
  async ({ url }) => {
    // A host would lead there too. React compares the page with its address.
    const plain = new URL(url);
    plain.pathname = new URL(scope).pathname.slice(0, -1) + (plainAddress(addressOf(url)) ?? "/");
    return Response.redirect(plain.href, 301);
  },
);
registerRoute(
  new PrecacheRoute(saved, {
    // `/blog?q=rest` is the page `/blog`: the page itself reads the term.
    ignoreURLParametersMatching: [/./],
    cleanURLs: false,
  }),
);

const kept = (kind: "pages" | "files", maxEntries: number) =>
  new NetworkFirst({
    cacheName: visitedCache(kind, scope),
    networkTimeoutSeconds: 8,
    plugins: [atMost(maxEntries)],
  });
registerRoute(
  ({ request, url }) => isPage(request) && addressOf(url).startsWith("/admin"),
  new NetworkOnly(),
);
registerRoute(({ request, sameOrigin }) => sameOrigin && isPage(request), kept("pages", 100));
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(?:blog|data|scenes|practices)\/.*\.(?:json|svg|data)$/.test(addressOf(url)),
  kept("files", 300),
);

// Neither saved nor seen before, and no network: the page that stands for such addresses, or a word.
setCatchHandler(async ({ request }) => {
  if (!(request instanceof Request) || !isPage(request)) return Response.error();
  const rule = standInFor(addressOf(new URL(request.url)));
  const standIn = rule && (await saved.matchPrecache(inScope(rule.file.replace(/\.html$/, ""))));
  return standIn ?? (await saved.matchPrecache(inScope("offline"))) ?? Response.error();
});

worker.addEventListener("install", (event) => event.waitUntil(install(event)));
worker.addEventListener("activate", (event) => event.waitUntil(saved.activate(event)));
worker.addEventListener("message", ({ data }) => {
  if (data === "load-new-version") void worker.skipWaiting();
});
clientsClaim();

/** The first copy is only saved where the page asked for it; a new version must not cost data either. */
async function install(event: ExtendableWorkerEvent): Promise<void> {
  if (worker.registration.active && (await savesData())) {
    throw new Error("The new version waits for a connection that costs nothing");
  }
  const waiting = [...saved.getURLsToCacheKeys()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await save(...next, event);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Fetches one file, unless this very version of it is in the copy already. */
async function save(url: string, cacheKey: string, event: ExtendableWorkerEvent): Promise<void> {
  const cache = url === cacheKey ? "default" : "reload";
  const request = new Request(url, { cache, credentials: "same-origin" });
  await Promise.all(saved.strategy.handleAll({ params: { cacheKey }, request, event }));
}

async function savesData(): Promise<boolean> {
  const { saveData, type } = navigator.connection ?? {};
  if (saveData === true || type === "cellular") return true;
  const settings = await caches.open(settingsCache(scope));
  return (await settings.match(inScope(LOW_DATA_MARK))) !== undefined;
}

function inScope(path: string): string {
  return new URL(path, scope).href;
}

/** Forgets the oldest entries of a cache. Its parts one by one: the plugin's own type lacks exactness. */
function atMost(maxEntries: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
  });
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

/** The address within the site. */
function addressOf(url: URL): string {
  return url.pathname.slice(new URL(scope).pathname.length - 1);
}
