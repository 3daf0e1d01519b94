import { expect, test } from "vitest";
import { readPosts } from "../content/read-posts.ts";
import { publicAddresses } from "./page-addresses.ts";
import { robots, sitemap, standsForItself } from "./sitemap.ts";

const ROOT = "https://grass.example";

test("the site map lists every address whole, with the day of a post's last change", () => {
  const posts = readPosts();
  const xml = sitemap(publicAddresses(posts), posts, ROOT);
  expect(xml.match(/<loc>/g)).toHaveLength(publicAddresses(posts).length);
  expect(xml).toContain("<loc>https://grass.example/</loc></url>");
  expect(xml).toMatch(
    /<loc>https:\/\/grass\.example\/blog\/2025\/05\/[^<]+<\/loc><lastmod>2025-05-08<\/lastmod>/,
  );
  expect(xml).toContain("/blog/category/wildlife%20%26%20biodiversity</loc>");
});

test("robots are kept from the editor's desk and told of the site map", () => {
  expect(robots(`${ROOT}/paddock`, "/paddock/")).toBe(
    "User-agent: *\nDisallow: /paddock/admin\n\nSitemap: https://grass.example/paddock/sitemap.xml\n",
  );
});

test("a page that is another's double, or wants no index, is left out", () => {
  const own = `<link rel="canonical" href="${ROOT}/blog"/>`;
  expect(standsForItself(own, "/blog", ROOT)).toBe(true);
  expect(standsForItself(own, "/blog/all", ROOT)).toBe(false);
  expect(standsForItself(`${own}<meta name="robots" content="noindex"/>`, "/blog", ROOT)).toBe(
    false,
  );
});
