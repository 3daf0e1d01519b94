import { site } from "#content/site.ts";

/**
 * The site's origin: the setting SITE_ORIGIN, or the address in content/site.json.
 *
 * @throws Error if the setting is not a bare origin.
 */
export function publicOrigin(setting = process.env.SITE_ORIGIN): string {
  if (!setting) return site.origin;
  const address = URL.canParse(setting) ? new URL(setting) : undefined;
  const bare = address && /^https?:$/.test(address.protocol) && address.pathname === "/";
  if (!bare || address.search || address.hash || address.username) {
    throw new Error(
      `SITE_ORIGIN must be the bare address of a host, such as https://example.org, not "${setting}". A folder belongs in BASE_PATH.`,
    );
  }
  return address.origin;
}

/**
 * The kill switch: a build with OFFLINE_COPY=off offers no offline copy, and its `sw.js` removes the worker
 * and the copy from every device (docs/deploying.md).
 *
 * @throws Error for any other word.
 */
export function hasOfflineCopy(setting = process.env.OFFLINE_COPY): boolean {
  if (setting !== undefined && !["", "on", "off"].includes(setting)) {
    throw new Error(`OFFLINE_COPY must be "on" or "off", not "${setting}"`);
  }
  return setting !== "off";
}
