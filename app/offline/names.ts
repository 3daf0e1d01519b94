/* Shared by pages and the service workers, each of which must be one script: only constants, which the bundler inlines. */

/** Cache of pages and files that were read, filled by the worker. The site's base path is appended. */
export const READ_CACHE = "first-paddock-read-";
/** Cache of the offline copy, filled by the open page (app/enhance/offline-copy.ts). */
export const COPY_CACHE = "first-paddock-copy-";
/** Held while the cache of what was read is opened or deleted, so that neither comes in the middle of the other. */
export const READ_LOCK = "first-paddock-read";
/** How the offline copy asks for its files, and nothing else does: a cached file would pass for the new one. */
export const COPY_MODE = "same-origin";

/** A message from a page to the worker: the addresses of the page and its files. */
export interface ReadMessage {
  readonly read: readonly string[];
  /** Whether this is a return visit, which makes the offline page worth a request. */
  readonly again: boolean;
}
