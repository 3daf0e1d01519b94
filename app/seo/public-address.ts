import { site } from "../../content/site.ts";
import { BASE_PATH } from "../ui/links/with-base.ts";

/** Where the site is published: SITE_ORIGIN, of the build or, in the server edition, of the start (vite.config.ts). */
function siteOrigin(): string {
  return import.meta.env.SITE_ORIGIN ?? site.origin;
}

/**
 * The whole address of a page or file, from its address within the site. Each has one: a slash at the
 * end, which a host or the saved copy may have let pass, does not count.
 */
export function publicAddress(path: string): string {
  const one = path === "/" ? path : path.replace(/\/+$/, "");
  return siteOrigin() + BASE_PATH + one;
}
