/** What a service worker can do beyond a page; TypeScript's DOM library knows only pages. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: ExtendableWorkerEvent) => void,
  ): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

/** An event that keeps the worker alive until its work is done. */
export interface ExtendableWorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The scope this script runs in; it must be a service worker's. */
export function workerScope(): WorkerScope {
  const scope: unknown = globalThis;
  if (!isWorkerScope(scope)) throw new Error("This script runs only as a service worker");
  return scope;
}

function isWorkerScope(scope: unknown): scope is WorkerScope {
  return (
    typeof scope === "object" && scope !== null && "skipWaiting" in scope && "registration" in scope
  );
}
