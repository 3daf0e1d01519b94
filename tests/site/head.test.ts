import { describe, expect, test } from "vitest";
import { attributeValues, indexedPages } from "./built-pages.ts";

const pages = indexedPages();
const first = (html: string, pattern: RegExp) => attributeValues(html, pattern)[0] ?? "";
/** `/blog` and `/blog/all` show the same list (specification, section 2). */
const SAME_LIST = new Set(["/blog/all"]);

describe("the head of every page", () => {
  test.each(pages)("$address has one title, a description and its canonical address", (page) => {
    expect([...page.html.matchAll(/<title[^>]*>/g)]).toHaveLength(1);
    expect(first(page.html, /<meta name="description" content="([^"]*)"/g).length).toBeGreaterThan(
      40,
    );
    const canonical = first(page.html, /<link rel="canonical" href="([^"]*)"/g);
    if (!SAME_LIST.has(page.address)) {
      expect(decodeURIComponent(new URL(canonical).pathname)).toBe(page.address);
    }
  });

  test.each([
    ["title", /<title[^>]*>([^<]*)</g],
    ["description", /<meta name="description" content="([^"]*)"/g],
  ])("no two pages share a %s", (_, pattern) => {
    const seen = new Map<string, string[]>();
    for (const { address, html } of pages) {
      if (SAME_LIST.has(address)) continue;
      const value = first(html, pattern);
      seen.set(value, [...(seen.get(value) ?? []), address]);
    }
    expect([...seen.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
  });

  test.each(pages)("$address shows its whole text without JavaScript", ({ html }) => {
    expect(html).toMatch(/<h1[\s>]/);
    expect(html).not.toMatch(/<template id="B:/);
    expect(html).not.toContain("Loading");
  });
});
