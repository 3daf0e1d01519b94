/*
 * What the service worker and the offline copy keep. A file whose address has a hash is answered from there for good,
 * so part of one would break a page until the next release.
 */

/** Whether a response is a file of the site, whole, and not an error, a redirect, or something else in its place. */
export async function isWholeFile(url: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const body = await response.clone().blob();
  // After a lost connection Chromium asks for the rest of a file, and takes an error for the end of it.
  const length = Number(response.headers.get("Content-Length"));
  if (body.size < length && !response.headers.has("Content-Encoding")) return false;
  if (!isPage(response)) return true;
  // A captive portal or a host puts a page of its own in place of anything. Addresses of pages have no dot.
  return !/\.\w+$/.test(url) && (await body.text()).includes("assets/");
}

export function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
