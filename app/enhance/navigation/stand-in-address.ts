import { standInFor } from "#app/shared/stand-ins.ts";
import { BASE_PATH } from "#app/shared/with-base.ts";
import { attribute } from "../page-contract.ts";

/** The query parameter with the address that a stand-in document was requested for. */
const REQUESTED = "for";

/**
 * A static host answers every unknown address with `404.html`. If a stand-in document exists for the address,
 * redirects there and passes the address along.
 *
 * @param notFound lists the stand-ins in its attribute: an address pattern and a file on each line.
 */
export function redirectToStandIn(notFound: Element): void {
  const list = notFound.getAttribute(attribute("notFound")) ?? "";
  const rules = list.split("\n").map((line) => {
    const [pattern = "", file = ""] = line.split(" ");
    return { pattern, file };
  });
  const rule = standInFor(rules, location.pathname.slice(BASE_PATH.length));
  if (!rule || new URLSearchParams(location.search).has(REQUESTED)) return;
  const standIn = `${BASE_PATH}/${rule.file.replace(/\.html$/, "")}`;
  location.replace(`${standIn}?${REQUESTED}=${encodeURIComponent(location.pathname)}`);
}
