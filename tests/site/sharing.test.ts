import { languageOf } from "#app/language/language.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { attributeValues, builtPages, DIST, indexedPages } from "./built-pages.ts";

const pages = indexedPages();
const root = site.origin;

function property(html: string, name: string): string | undefined {
  return attributeValues(
    html,
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, "g"),
  )[0];
}

/** A page's schema.org data by type. */
function structured(html: string): Map<string, Record<string, unknown>> {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return new Map(
    [...scripts].map(([, text = ""]) => {
      const data: Record<string, unknown> = JSON.parse(text);
      expect(data["@context"]).toBe("https://schema.org");
      return [String(data["@type"]), data];
    }),
  );
}

function typesOf(address: string): string[] {
  if (address === "/") return ["Organization"];
  if (address === "/blog/all" || languageOf(address) === "es") return [];
  const types = address.split("/").length > 2 ? ["BreadcrumbList"] : [];
  if (/^\/blog\/\d{4}\//.test(address)) types.push("BlogPosting");
  return types.toSorted();
}

describe("a shared link", () => {
  test.each(pages)("$address has a title, a text and a picture of 1200 by 630", async (page) => {
    const { html, address } = page;
    for (const name of ["og:title", "og:description", "og:site_name", "og:type", "twitter:card"]) {
      expect(property(html, name), name).toBeTruthy();
    }
    expect(property(html, "og:type")).toBe(
      /^\/blog\/\d{4}\//.test(address) ? "article" : "website",
    );
    const image = property(html, "og:image") ?? "";
    expect(image.startsWith(`${root}/share/`)).toBe(true);
    const file = join(DIST, decodeURIComponent(new URL(image).pathname));
    expect(existsSync(file)).toBe(true);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(property(html, "og:url")).toBe(
      attributeValues(html, /<link rel="canonical" href="([^"]*)"/g)[0],
    );
  });
});

describe("structured data", () => {
  test.each(pages)("$address: has the right schema.org data", ({ html, address }) => {
    expect([...structured(html).keys()].toSorted()).toEqual(typesOf(address));
  });

  const described = pages.filter(({ address }) => typesOf(address).length > 0);
  test.each(described)("$address: every URL in it is absolute", ({ html }) => {
    const data = JSON.stringify([...structured(html).values()]);
    const addresses = Array.from(
      data.matchAll(/"(?:url|item|image|logo|mainEntityOfPage)":"([^"]*)"/g),
      ([, address = ""]) => address,
    );
    expect(addresses).not.toEqual([]);
    expect(addresses.filter((address) => !address.startsWith(`${root}/`))).toEqual([]);
  });

  test("a post's dates and headline match its page", () => {
    const post = pages.find(({ address }) => address.includes("/nesting-season"));
    const data = structured(post?.html ?? "").get("BlogPosting");
    expect(data).toMatchObject({
      datePublished: "2025-04-10",
      articleSection: "Wildlife & Biodiversity",
    });
    expect(post?.html).toContain(`dateTime="2025-04-10"`);
    expect(post?.html).toContain(`<h1>${String(data?.headline)}</h1>`);
  });
});

describe("the feeds", () => {
  test.each(pages.filter(({ address }) => languageOf(address) === "en"))(
    "$address declares all three feeds in its head and links to them in its footer",
    (page) => {
      const [head = "", body = ""] = page.html.split("</head>");
      const footer = body.slice(body.indexOf('<footer class="foot"'));
      for (const [file, type] of [
        ["feed.xml", "application/rss+xml"],
        ["atom.xml", "application/atom+xml"],
        ["feed.json", "application/feed+json"],
      ] as const) {
        expect(head).toContain(`<link rel="alternate" type="${type}"`);
        expect(head).toContain(`href="/${file}"`);
        expect(footer).toContain(`<a href="/${file}" type="${type}">`);
        expect(existsSync(join(DIST, file))).toBe(true);
      }
    },
  );
});

describe("for robots", () => {
  const listed = readFileSync(join(DIST, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g);
  const addresses = [...listed].map(([, address = ""]) =>
    decodeURIComponent(address.replaceAll("&amp;", "&").slice(root.length)),
  );

  test("the site map lists each indexed page once", () => {
    const own = pages.map(({ address }) => address).filter((address) => address !== "/blog/all");
    expect(addresses.toSorted()).toEqual(own.toSorted());
  });

  test("the desk and stand-ins are not indexed", () => {
    for (const { address, html } of builtPages()) {
      if (!/^\/(?:admin|404|offline)|\/unknown$/.test(address)) continue;
      expect(html, address).toContain('<meta name="robots" content="noindex"/>');
      expect(html, address).not.toContain('rel="canonical"');
    }
    expect(readFileSync(join(DIST, "robots.txt"), "utf8")).toContain("Disallow: /admin");
  });
});
