import { site } from "../../content/site.ts";

/**
 * The host the site is published on: the setting SITE_ORIGIN, or the address in content/site.ts.
 *
 * @throws Error when the setting is not the bare address of a host.
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

/** Host and folder of the site, without a slash at the end; an address within the site follows it. */
export function publicRoot(base = process.env.BASE_PATH ?? "/"): string {
  return publicOrigin() + base.replace(/\/$/, "");
}
