/*
 * Which responses the service worker and the offline copy may store. A stored file with a hash in its address is never
 * requested again, so an incomplete one would break pages until the next release.
 */

/** Whether a response is a complete file of the site, and not an error, a redirect, or something else in its place. */
export async function isWholeFile(url: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const body = await response.clone().blob();
  // After a lost connection Chromium requests the rest of the file, and treats an error as the end of the file.
  const length = Number(response.headers.get("Content-Length"));
  if (body.size < length && !response.headers.has("Content-Encoding")) return false;
  if (!isPage(response)) return true;
  // A captive portal or a host may respond with a page of its own. The site's pages have no dot in their addresses, and
  // name files in `assets/`.
  return !/\.\w+$/.test(url) && (await body.text()).includes("assets/");
}

export function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
