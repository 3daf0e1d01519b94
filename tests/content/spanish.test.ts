import { globSync, readFileSync } from "node:fs";
import dictionary from "dictionary-es";
import nspell from "nspell";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { folded } from "#app/domain/search/page-search.ts";
import { SPANISH_CUTS } from "#app/pictures/diagrams/spanish.ts";
import { textsOf, textsOfPage } from "./words/texts.ts";
import { NAMES_AND_TERMS } from "./words/spanish-words.ts";

const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const OWN: ReadonlySet<string> = new Set(NAMES_AND_TERMS.map(folded));

const PAGES = globSync("content/es/**/*.yaml");

/** Words of a text, without addresses, rule names, placeholders and figures. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/\]\([^)]*\)|\{[^}]*\}|https?:\S+/g, " ");
  return plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
}

/** The words that neither the dictionary nor our list has. */
function misspelled(texts: readonly string[]): string[] {
  const wrong = texts
    .flatMap(wordsOf)
    .filter((word) => word.length > 1 && !OWN.has(folded(word)) && !spell.correct(word));
  return [...new Set(wrong)];
}

test("a wrong word is found", () => {
  expect(misspelled(["El zacate esta listo.", "El becero bebe."])).toEqual(["becero"]);
});

test.each(PAGES)("%s is spelled right", (file) => {
  expect(misspelled(textsOfPage(withoutNames(parse(readFileSync(file, "utf8")))))).toEqual([]);
});

test("so are the texts of components and of diagrams", () => {
  expect(misspelled(textsOf("app/language/es.ts"))).toEqual([]);
  expect(misspelled(textsOfPage(SPANISH_CUTS))).toEqual([]);
});

/** A page's data without ids and fingerprints. */
function withoutNames(page: unknown): unknown {
  if (Array.isArray(page)) return page.map(withoutNames);
  if (typeof page !== "object" || page === null) return page;
  return Object.fromEntries(
    Object.entries(page)
      .filter(([key]) => !["id", "from", "unread", "kind", "layout"].includes(key))
      .map(([key, value]) => [key, withoutNames(value)]),
  );
}

test("temperatures have degrees Celsius beside Fahrenheit", () => {
  for (const file of PAGES) {
    const text = readFileSync(file, "utf8")
      .replace(/\s+/g, " ")
      .replace(/\]\([^)]*\)/g, "");
    for (const [, after = ""] of text.matchAll(/°F(.{0,40})/g)) {
      expect(after, file).toMatch(/°C/);
    }
  }
});
