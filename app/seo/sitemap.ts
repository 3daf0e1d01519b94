import { languageOf, twinOf } from "#app/language/language.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { type Listed, listedAddresses } from "./page-addresses.ts";

/**
 * `sitemap.xml`: every listed page, a post with the date of its last change, and a page in two languages with both.
 *
 * @param root the site's origin and base path (`publicAddress`).
 */
export function sitemap(listed: Listed, root: string): string {
  const changed = new Map(listed.posts.map((post) => [postPath(post), post.updated ?? post.date]));
  const addresses = listedAddresses(listed);
  const known = new Set(addresses);
  const entries = addresses.map((address) => {
    const day = changed.get(address);
    const twin = twinOf(address, (each) => known.has(each));
    return `<url><loc>${escapeXml(root + address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}${twin === undefined ? "" : alternates(root, address, twin)}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** A page in both languages; English is for readers of all others. */
function alternates(root: string, address: string, twin: string): string {
  const [english, spanish] = languageOf(address) === "en" ? [address, twin] : [twin, address];
  return [
    ["en", english],
    ["es", spanish],
    ["x-default", english],
  ]
    .map(
      ([language, to]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(root + to)}"/>`,
    )
    .join("");
}

/** `robots.txt`: allows everything but the editor's desk, and names the site map. */
export function robots(root: string, base: string): string {
  return `User-agent: *\nDisallow: ${base}admin\n\nSitemap: ${root}/sitemap.xml\n`;
}

function escapeXml(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}
