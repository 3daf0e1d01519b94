import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CHOSEN, inEnglish, inSpanish, languageOf } from "#app/language/language.ts";
import { attributeValues, DIST, indexedPages } from "./built-pages.ts";

/** The alternates that the site map gives each address, by language. */
const alternates = new Map(
  [...readFileSync(join(DIST, "sitemap.xml"), "utf8").matchAll(/<url>.*<\/url>/g)].map(
    ([entry]) => {
      const [loc = ""] = attributeValues(entry, /<loc>([^<]*)</g);
      const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      return [
        addressOf(loc),
        Object.fromEntries(links.map(([, language, href = ""]) => [language, addressOf(href)])),
      ];
    },
  ),
);

function addressOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname).replace(/(.)\/$/, "$1");
}

const pages = indexedPages();
const addresses = new Set(pages.map(({ address }) => address));
const pairs = pages.flatMap(({ address, html }) => {
  const english = inEnglish(address);
  if (languageOf(address) === "en" || !addresses.has(english)) return [];
  return [{ english, spanish: address, html }];
});

test("the site map has both pages of a pair under each of their addresses, and English for all other readers", () => {
  expect(pairs.length).toBeGreaterThan(7);
  for (const { english, spanish } of pairs) {
    const both = { en: english, es: spanish, "x-default": english };
    expect({ address: english, ...alternates.get(english) }).toEqual({ address: english, ...both });
    expect({ address: spanish, ...alternates.get(spanish) }).toEqual({ address: spanish, ...both });
  }
  expect(alternates.get("/es/search")).toEqual({});
});

test("each page of a pair links to the other in the header, in its language", () => {
  const linked = (html: string) =>
    /<a href="([^"]*)" class="language" lang="(\w+)" hrefLang="(\w+)"/.exec(html)?.slice(1);
  for (const { english, spanish, html } of pairs) {
    const page = pages.find(({ address }) => address === english);
    expect(linked(page?.html ?? "")).toEqual([inSpanish(english) + CHOSEN, "es", "es"]);
    expect({ spanish, link: linked(html) }).toEqual({
      spanish,
      link: [english + CHOSEN, "en", "en"],
    });
  }
});
