import { publicAddress } from "../../seo/public-address.ts";

/** What one line at the foot of a sheet holds beside the number of the page. */
const LINE_CHARACTERS = 112;

/**
 * The custom properties that name a page on paper (app/styles/paper/page.css): its host, for links that are spelled
 * out, and the foot of every sheet, title and address, or the address alone where both are longer than a line.
 */
export function paperFoot(html: string, title: string): string {
  const host = new URL(publicAddress("/")).host;
  const [, canonical = ""] = /<link rel="canonical" href="https?:\/\/([^"]*)"/.exec(html) ?? [];
  const address = canonical || host;
  const both = `${title} · ${address}`;
  const foot = both.length > LINE_CHARACTERS ? address : both;
  return `@media print{:root{--host:${cssString(host)};--foot:${cssString(foot)}}}`;
}

/** A string of CSS that ends neither itself nor the style element it is in. */
function cssString(text: string): string {
  return `"${text.replace(/[\\"<\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}
