import { postPath } from "#app/domain/posts/post.ts";
import { type Listed, listedAddresses } from "./page-addresses.ts";

/**
 * `sitemap.xml`: every listed page, and for posts the date of their last change.
 *
 * @param root the site's origin and base path (public-root.ts).
 */
export function sitemap(listed: Listed, root: string): string {
  const changed = new Map(listed.posts.map((post) => [postPath(post), post.updated ?? post.date]));
  const entries = listedAddresses(listed).map((address) => {
    const day = changed.get(address);
    return `<url><loc>${escapeXml(root + address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** `robots.txt`: allows everything but the editor's desk, and names the site map. */
export function robots(root: string, base: string): string {
  return `User-agent: *\nDisallow: ${base}admin\n\nSitemap: ${root}/sitemap.xml\n`;
}

function escapeXml(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}
