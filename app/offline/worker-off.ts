import { forgetAll } from "./cache-names.ts";
import { workerScope } from "./worker-scope.ts";

/*
 * The emergency switch (docs/deploying.md): published as `sw.js`, it replaces the worker on every
 * device, deletes the saved copy and takes itself away. Open pages stay as they are.
 */
const worker = workerScope();
worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) =>
  event.waitUntil(
    forgetAll(worker.registration.scope).then(() => worker.registration.unregister()),
  ),
);
