import { site } from "../../content/site.ts";

/** Where the site is published: SITE_ORIGIN when it was built (build/site/public-root.ts). */
export function siteOrigin(): string {
  return import.meta.env.SITE_ORIGIN ?? site.origin;
}

/** The whole address of a page or file, from its address within the site. */
export function publicAddress(path: string): string {
  return siteOrigin() + import.meta.env.BASE_URL.replace(/\/$/, "") + path;
}
