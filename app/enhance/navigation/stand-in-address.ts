import { standInFor } from "../../document/stand-ins.ts";
import { BASE_PATH } from "../../ui/links/with-base.ts";

/** The query parameter that carries the address a stand-in document was asked for. */
const ASKED_FOR = "for";

/**
 * A host that knows nothing but files answers every address without one by `404.html`. Where another
 * document stands in for such an address, this leads there and takes the address along.
 */
export function leadToStandIn(): void {
  const rule = standInFor(location.pathname.slice(BASE_PATH.length));
  if (!rule || new URLSearchParams(location.search).has(ASKED_FOR)) return;
  const standIn = `${BASE_PATH}/${rule.file.replace(/\.html$/, "")}`;
  location.replace(`${standIn}?${ASKED_FOR}=${encodeURIComponent(location.pathname)}`);
}
