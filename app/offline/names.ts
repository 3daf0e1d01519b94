/*
 * Shared by pages and the service workers. A worker must be a single script, so this file has only constants, which the
 * bundler inlines.
 */

/** Cache of pages and files that were read, filled by the worker. The site's base path is appended. */
export const READ_CACHE = "first-paddock-read-";
/** Cache of the offline copy, filled by the open page (app/enhance/offline-copy.ts). */
export const COPY_CACHE = "first-paddock-copy-";
/** The lock held while the cache of read pages is opened or deleted, so that neither happens during the other. */
export const READ_LOCK = "first-paddock-read";
/** The request mode of the offline copy alone. The worker ignores it, so that no cached file passes for a new one. */
export const COPY_MODE = "same-origin";

/** A message from a page to the worker: the addresses of the page and its files. */
export interface ReadMessage {
  readonly read: readonly string[];
  /** Whether this is a return visit. Only then is the offline page worth a request. */
  readonly again: boolean;
}
