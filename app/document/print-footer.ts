import { publicAddress } from "../seo/public-address.ts";
import { documentTitle, type PageMeta } from "../seo/page-meta.ts";

/** Characters that fit on one footer line beside the page number. */
const LINE_CHARACTERS = 100;
/** A title that would be cut shorter than this is left out: it would say less than the address does. */
const SHORTEST_TITLE = 16;

/**
 * The custom properties that identify a printed page (app/styles/paper/page.css): its host, for links that are
 * spelled out, and the footer of every sheet, with title and address.
 */
export function printFooter({ title, path }: PageMeta, siteName: string): string {
  const { host } = new URL(publicAddress("/"));
  const address = path === undefined ? host : publicAddress(path).replace(/^https?:\/\//, "");
  const line = footerLine(documentTitle(title, siteName), address);
  return `@media print{:root{--host:${cssString(host)};--foot:${cssString(line)}}}`;
}

/** The address in full, and as much of the title as fits: the site's name is dropped first, then the last words. */
export function footerLine(title: string, encoded: string): string {
  const address = readable(encoded);
  const room = LINE_CHARACTERS - address.length - " · ".length;
  const [name = title] = title.split(" | ");
  if (title.length <= room) return `${title} · ${address}`;
  if (name.length <= room) return `${name} · ${address}`;
  if (room < SHORTEST_TITLE) return address;
  return `${name.slice(0, room - 1).replace(/[\s,:]+\S*$/, "")}… · ${address}`;
}

/** The address as one can type it: browsers encode spaces and `&`, but encoded `?`, `#` and `/` must stay encoded. */
function readable(address: string): string {
  return decodeURI(address).replaceAll("%26", "&");
}

/** Quotes a CSS string so that it can end neither early nor with the style element. */
function cssString(text: string): string {
  return `"${text.replace(/[\\"<\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}
