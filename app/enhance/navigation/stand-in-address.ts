import { standInFor } from "../../document/stand-ins.ts";
import { BASE_PATH } from "../../ui/links/with-base.ts";

/** The query parameter with the address that a stand-in document was requested for. */
const REQUESTED = "for";

/**
 * A static host answers every unknown address with `404.html`. If a stand-in document exists for the address,
 * redirects there and passes the address along.
 */
export function redirectToStandIn(): void {
  const rule = standInFor(location.pathname.slice(BASE_PATH.length));
  if (!rule || new URLSearchParams(location.search).has(REQUESTED)) return;
  const standIn = `${BASE_PATH}/${rule.file.replace(/\.html$/, "")}`;
  location.replace(`${standIn}?${REQUESTED}=${encodeURIComponent(location.pathname)}`);
}
