import { publicAddress } from "../../seo/addresses/public-address.ts";

/** Characters that fit on one footer line beside the page number. */
const LINE_CHARACTERS = 112;

/**
 * The custom properties that identify a printed page (app/styles/paper/page.css): its host, for links that are
 * spelled out, and the footer of every sheet: title and address, or the address alone if both do not fit on a line.
 */
export function printFooter(html: string, title: string): string {
  const host = new URL(publicAddress("/")).host;
  const [, canonical = ""] = /<link rel="canonical" href="https?:\/\/([^"]*)"/.exec(html) ?? [];
  const address = canonical || host;
  const both = `${title} · ${address}`;
  const foot = both.length > LINE_CHARACTERS ? address : both;
  return `@media print{:root{--host:${cssString(host)};--foot:${cssString(foot)}}}`;
}

/** Quotes a CSS string so that it can end neither early nor with the style element. */
function cssString(text: string): string {
  return `"${text.replace(/[\\"<\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}
