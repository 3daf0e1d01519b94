/*
 * What the page's side and the service worker agree on. Constants alone: the bundler puts their values
 * in, so that the worker is one script without imports (vite/service-worker.ts).
 */

/** Pages and files that were read, kept by the worker. The address that the site is mounted at follows. */
export const READ_CACHE = "first-paddock-read-";
/** The whole copy, saved by the page that is open (app/enhance/offline/offline-copy.ts). */
export const COPY_CACHE = "first-paddock-copy-";

/** A message from a page to the worker: addresses of the page and of its files, which were read. */
export interface ReadMessage {
  readonly read: readonly string[];
  /** Whether the reader was here before, so that the page for addresses which are not saved is worth a request. */
  readonly again: boolean;
}
