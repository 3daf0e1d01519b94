import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { budgetSheet } from "#app/language/es.ts";
import { CHOSEN, inEnglish, inSpanish, languageOf } from "#app/language/language.ts";
import { misspelled } from "#tests/content/words/spanish-spelling.ts";
import { attributeValues, builtPages, DIST, indexedPages } from "./built-pages.ts";

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

test("the site map lists both pages of a pair at each address, with English as the default for other readers", () => {
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

test("the footer of each Spanish page lists every other page in Spanish", () => {
  const listed = pairs.map(({ spanish }) => spanish).filter((address) => address !== "/es");
  for (const { spanish, html } of pairs) {
    const [, list = ""] = /aria-labelledby="footer-start">(.*?)<\/nav>/s.exec(html) ?? [];
    const links = attributeValues(list, /href="([^"]*)"/g);
    expect({ spanish, links: links.toSorted() }).toEqual({ spanish, links: listed.toSorted() });
  }
});

const SPOKEN = ["aria-label", "placeholder", "alt", "title"];

/** A page's texts and metadata, without scripts, styles and parts marked as English. */
function spanishTexts(html: string): string[] {
  const texts: string[] = [];
  /** For each open element, whether its text counts. */
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const counts =
        (open.at(-1) ?? true) &&
        !["link", "script", "style", "template"].includes(name) &&
        attributes["lang"] !== "en";
      open.push(counts);
      if (counts) texts.push(...SPOKEN.flatMap((each) => attributes[each] ?? []));
    },
    onclosetag: () => {
      open.pop();
    },
    ontext: (text) => {
      if (open.at(-1) ?? true) texts.push(text);
    },
  });
  parser.end(html);
  return texts;
}

test("no Spanish page has an English word outside parts marked as English", () => {
  const spanish = builtPages().filter(({ address }) => languageOf(address) === "es");
  expect(spanish.length).toBeGreaterThan(10);
  for (const { address, html } of spanish) {
    expect({ address, language: /<html lang="(\w+)"/.exec(html)?.[1] }).toEqual({
      address,
      language: "es",
    });
    const wrong = misspelled(spanishTexts(html)).filter(
      (word) => !budgetSheet.months.includes(word),
    );
    expect({ address, wrong }).toEqual({ address, wrong: [] });
  }
});
