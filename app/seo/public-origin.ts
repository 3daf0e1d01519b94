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
