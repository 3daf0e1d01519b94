/** What the worker does with a request. */
export type Handling =
  /** A page: from the network; without one, as it was saved. */
  | "page"
  /** A file that may change: the same. */
  | "file"
  /** A file whose address changes with its content: as it was saved, else from the network. */
  | "lasting"
  /** Nothing of the offline copy's: the browser asks the network. */
  | "none";

/** The desk, previews of unpublished posts and the server's answers are never kept. */
const NEVER = /^(?:api|admin|preview)(?:\/|$)|^(?:sw\.js|offline-list\.json)$/;

/**
 * What the worker does with an address.
 *
 * @param scope where the site is mounted, as a whole address with a slash at the end.
 */
export function handlingOf(
  { url, method, mode }: Pick<Request, "url" | "method" | "mode">,
  scope: string,
): Handling {
  if (method !== "GET" || !url.startsWith(scope)) return "none";
  const address = pathIn(url, scope);
  if (NEVER.test(address)) return "none";
  if (mode === "navigate") return "page";
  return isLasting(address) ? "lasting" : "file";
}

/** Whether a page may leave it in the copy, and under which address: a page's query and fragment are its own. */
export function keptAddress(url: string, scope: string): string | undefined {
  if (handlingOf({ url, method: "GET", mode: "cors" }, scope) === "none") return undefined;
  const path = pathIn(url, scope);
  // A host leads `/about/` and `/about.html` to `/about`.
  return scope + path.replace(/\/$|(?:(?:^|\/)index)?\.html$/, "");
}

export function isLasting(address: string): boolean {
  return /^(?:assets|fonts)\//.test(address);
}

function pathIn(url: string, scope: string): string {
  return url.slice(scope.length).replace(/[?#].*$/, "");
}
