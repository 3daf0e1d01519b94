import { COPY_CACHE, READ_CACHE } from "./names.ts";
import type { WorkerScope } from "./worker-scope.ts";

/*
 * The kill switch (docs/deploying.md): published as `sw.js`, it replaces the worker on every device, deletes
 * its caches and unregisters itself. Open pages are not affected.
 */
// TypeScript's DOM library only types pages.
const worker = globalThis as unknown as WorkerScope;
worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const mount = new URL(worker.registration.scope).pathname;
  await Promise.all([READ_CACHE, COPY_CACHE].map((name) => caches.delete(name + mount)));
  await worker.registration.unregister();
}
