import { expect, test } from "vitest";
import { makeSummary } from "#tests/support/posts.ts";
import { readContent } from "#app/backend/files/content.ts";
import { listedAddresses, publicAddresses } from "./page-addresses.ts";
import { robots, sitemap } from "./sitemap.ts";

const ROOT = "https://grass.example";
const content = readContent(".");
const [pages, posts] = await Promise.all([content.pages(), content.posts()]);

test("the site map lists absolute URLs, with the date of a post's last change", () => {
  const xml = sitemap({ pages, posts }, ROOT);
  expect(xml.match(/<loc>/g)).toHaveLength(listedAddresses({ pages, posts }).length);
  expect(xml).toContain("<loc>https://grass.example/about</loc></url>");
  expect(xml).toContain("/blog/category/wildlife%20%26%20biodiversity</loc>");
  const post = makeSummary({ slug: "gates", date: "2025-05-08" });
  const changed = { ...post, updated: makeSummary({ date: "2025-06-01" }).date };
  expect(sitemap({ pages, posts: [post] }, ROOT)).toContain(
    `<loc>${ROOT}/blog/2025/05/gates</loc><lastmod>2025-05-08</lastmod>`,
  );
  expect(sitemap({ pages, posts: [changed] }, ROOT)).toContain(
    "gates</loc><lastmod>2025-06-01</lastmod>",
  );
});

test("duplicate pages and topics without posts are not listed", () => {
  const listed = listedAddresses({
    pages,
    posts: [
      makeSummary({ category: "Soil Health" }),
      makeSummary({ category: "Grazing Management Tips" }),
    ],
  });
  expect(listed).toContain("/blog");
  expect(listed).toContain("/blog/category/grazing");
  expect(listed).toContain("/blog/category/soil%20health");
  for (const duplicate of ["/blog/all", "/blog/category/soil-health"]) {
    expect(listed).not.toContain(duplicate);
  }
  expect(listed).not.toContain("/blog/category/water-management");
});

test("each page of a long list has its own address (decision 35)", () => {
  const many = Array.from({ length: 50 }, () => makeSummary({ category: "Soil Health" }));
  for (const list of ["/blog", "/blog/category/soil%20health"]) {
    const found = publicAddresses({ pages, posts: many }).filter((address) =>
      address.startsWith(`${list}/page/`),
    );
    expect(found).toEqual([`${list}/page/2`, `${list}/page/3`]);
  }
});

test("robots.txt disallows the editor's desk and names the site map", () => {
  expect(robots(`${ROOT}/paddock`, "/paddock/")).toBe(
    "User-agent: *\nDisallow: /paddock/admin\n\nSitemap: https://grass.example/paddock/sitemap.xml\n",
  );
});
