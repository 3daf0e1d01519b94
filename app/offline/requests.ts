import { COPY_MODE } from "./names.ts";

/** How the worker handles a request. */
type Handling =
  /** A page: network first, then the cache. */
  | "page"
  /** A file that may change: also network first. */
  | "file"
  /** A file with a hash in its address: cache first. */
  | "immutable"
  /** Not handled by the worker. */
  | "none";

/** The desk, previews of unpublished posts and API responses are never cached. */
const NEVER_CACHED = /^(?:api|admin|preview)(?:\/|$)|^(?:sw\.js|offline-list\.json)$/;

/**
 * How the worker handles a request.
 *
 * @param scope the site's absolute address, with a trailing slash.
 */
export function requestHandling(
  { url, method, mode }: Pick<Request, "url" | "method" | "mode">,
  scope: string,
): Handling {
  if (method !== "GET" || mode === COPY_MODE || !url.startsWith(scope)) return "none";
  const address = pathIn(url, scope);
  if (NEVER_CACHED.test(address)) return "none";
  if (mode === "navigate") return "page";
  return isImmutable(address) ? "immutable" : "file";
}

/** The address under which a URL is cached, without query and fragment; undefined if it must not be cached. */
export function cacheAddress(url: string, scope: string): string | undefined {
  if (requestHandling({ url, method: "GET", mode: "cors" }, scope) === "none") return undefined;
  const path = pathIn(url, scope);
  // Hosts redirect `/about/` and `/about.html` to `/about`.
  return scope + path.replace(/\/$|(?:(?:^|\/)index)?\.html$/, "");
}

export function isImmutable(address: string): boolean {
  return /^(?:assets|fonts)\//.test(address);
}

function pathIn(url: string, scope: string): string {
  return url.slice(scope.length).replace(/[?#].*$/, "");
}
