import type { Path } from "react-router";
import { readableAddress } from "../../domain/readable-address.ts";

/** Where in the site a link leads; `undefined` for a file, another site, or a window of its own. */
export function internalAddress(link: HTMLAnchorElement): Path | undefined {
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  const { origin, pathname, search, hash } = link;
  if (link.target || link.download || /\.[a-z]+$/.test(pathname)) return undefined;
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${base}/`)) return undefined;
  return { pathname: readableAddress(pathname.slice(base.length)) || "/", search, hash };
}
