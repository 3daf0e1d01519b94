import { site } from "#content/site.ts";
import { BASE_PATH } from "#app/shared/with-base.ts";

/** SITE_ORIGIN at build time or, in the server edition, at startup (vite.config.ts). */
function siteOrigin(): string {
  return import.meta.env.SITE_ORIGIN ?? site.origin;
}

/**
 * The absolute URL of a page or file, without the trailing slash that a host or the offline copy may have
 * let through. An empty path is the site itself.
 */
export function publicAddress(path: string): string {
  const canonicalPath = path === "/" ? path : path.replace(/\/+$/, "");
  return siteOrigin() + BASE_PATH + canonicalPath;
}

/** The whole address of a picture chosen for shared links. */
export function pictureAddress(address: string): string {
  return address.startsWith("/") ? publicAddress(address) : address;
}
