import { STAND_IN_RULES } from "#tests/support/content-pages.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CHOSEN } from "#app/language/language.ts";
import { standInFor } from "#app/shared/stand-ins.ts";
import { builtPages, DIST } from "./built-pages.ts";

const ORIGIN = "https://site.invalid";
const byAddress = new Map(builtPages().map((page) => [page.address, page]));

/** The problem of a link on the page at an address; undefined if its target exists. */
export function deadLink(from: string, link: string): string | undefined {
  if (/^(?:https?:|mailto:|data:)/.test(link)) {
    return URL.canParse(link) ? undefined : `${link} is not a valid URL`;
  }
  const { pathname, hash, origin } = new URL(link, `${ORIGIN}${from}`);
  if (origin !== ORIGIN) return `${link} is outside the site`;
  const path = decodeURIComponent(pathname);
  const target = byAddress.get(path);
  const asset = existsSync(join(DIST, path)) && path !== "/";
  if (!target && !asset && !(standInFor(STAND_IN_RULES, path)?.status === 200))
    return `${link} has no page or file`;
  // A script reads this fragment; it is no element's id.
  const id = hash === CHOSEN ? "" : decodeURIComponent(hash.slice(1));
  return target && id !== "" && !target.html.includes(`id="${id}"`)
    ? `${link} names an id that its page lacks`
    : undefined;
}
