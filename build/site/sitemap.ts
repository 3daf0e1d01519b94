import { type PostSummary, postPath } from "../../app/domain/post.ts";

const CANONICAL = /<link rel="canonical" href="([^"]*)"/;
const NOINDEX = /<meta name="robots" content="noindex"/;

/** Whether a page asks to be found under this very address: indexed, and not another page's double. */
export function standsForItself(html: string, address: string, root: string): boolean {
  return !NOINDEX.test(html) && CANONICAL.exec(html)?.[1] === escaped(root + address);
}

/** `sitemap.xml`: every page to be found, and for posts the day of their last change. */
export function sitemap(
  addresses: readonly string[],
  posts: readonly PostSummary[],
  root: string,
): string {
  const changed = new Map(posts.map((post) => [postPath(post), post.updated ?? post.date]));
  const entries = addresses.map((address) => {
    const day = changed.get(address);
    return `<url><loc>${escaped(root + address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** `robots.txt`: everything but the editor's desk, and where the list of pages is. */
export function robots(root: string, base: string): string {
  return `User-agent: *\nDisallow: ${base}admin\n\nSitemap: ${root}/sitemap.xml\n`;
}

function escaped(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}
