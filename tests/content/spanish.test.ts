import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as en from "#app/language/en.ts";
import * as es from "#app/language/es.ts";
import { SPANISH_CUTS } from "#app/pictures/diagrams/spanish.ts";
import { textsOf, textsOfPage } from "./words/texts.ts";
import { misspelled } from "./words/spanish-spelling.ts";

const PAGES = globSync("content/es/**/*.yaml");

test.each(PAGES)("%s is spelled right", (file) => {
  expect(misspelled(textsOfPage(withoutNames(parse(readFileSync(file, "utf8")))))).toEqual([]);
});

test("the texts of components and diagrams are spelled right", () => {
  for (const file of ["app/language/es.ts", "app/language/spanish/sheets.ts"]) {
    expect(misspelled(textsOf(file))).toEqual([]);
  }
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

/** The texts of a page or table by their paths; a function is represented by its number of parameters. */
function linesOf(value: unknown, place = ""): readonly (readonly [place: string, text: string])[] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") return [[place, `{${value.length}}`]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => linesOf(each, `${place}.${key}`));
}

/** The figures, rules and blanks of a line, without addresses and degrees Celsius. */
function figuresOf(text: string): string[] {
  const plain = text.replace(/\]\([^)]*\)|\([^()]*°C\)/g, " ");
  return (plain.match(/\{[^}]*\}|\d(?:[\d,.]*\d)?/g) ?? []).toSorted();
}

test.each(PAGES.filter((file) => !file.endsWith("home.yaml")))(
  "each line of %s has the figures and blanks of the English one",
  (file) => {
    const english = new Map(
      linesOf(parse(readFileSync(file.replace("content/es", "content"), "utf8"))),
    );
    const lines = linesOf(withoutNames(parse(readFileSync(file, "utf8"))));
    expect(lines.length).toBeGreaterThan(20);
    for (const [place, text] of lines) {
      // Skips a page's menu label, for which English uses the title.
      if (!english.has(place)) continue;
      expect({ place, figures: figuresOf(text) }).toEqual({
        place,
        figures: figuresOf(english.get(place) ?? ""),
      });
    }
  },
);

test("the printed forms have the same lines with the same figures and blanks in both languages", () => {
  const sheets = Object.keys(es).filter((name) => name.endsWith("Sheet"));
  expect(sheets).toHaveLength(7);
  for (const name of ["sheet", ...sheets]) {
    const lines = (table: Readonly<Record<string, unknown>>) =>
      linesOf(table[name]).map(([place, text]) => ({ name, place, figures: figuresOf(text) }));
    expect(lines(es)).toEqual(lines(en));
  }
});
