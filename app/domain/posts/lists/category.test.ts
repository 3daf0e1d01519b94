import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORY_TOPICS, categoryMatches, categoryPath, categoryTitle } from "./category.ts";

const NAMES = ["Animal Health", "Wildlife & Biodiversity", "Soil Health Basics", "Success Stories"];

test.each([["animal health"], ["ANIMAL HEALTH"], [" Animal Health "], ["animal-health"]])(
  "%j matches Animal Health",
  (value) => {
    expect(categoryMatches("Animal Health", value)).toBe(true);
    expect(categoryTitle(value, NAMES)).toBe("Animal Health");
  },
);

test("part of a name does not match", () => {
  expect(categoryMatches("Animal Health", "animal")).toBe(false);
  expect(categoryMatches("Animal Health", "")).toBe(false);
  expect(categoryMatches("Animal Health", "constructor")).toBe(false);
});

test("the site map's topics match categories with such posts (decision 9)", () => {
  expect(CATEGORY_TOPICS).toEqual([
    "grazing",
    "soil-health",
    "water-management",
    "ranch-management",
  ]);
  expect(categoryMatches("Soil Health Basics", "soil-health")).toBe(true);
  expect(categoryMatches("Success Stories", "Ranch-Management")).toBe(true);
  expect(categoryMatches("Animal Health", "soil-health")).toBe(false);
  expect(categoryTitle("water-management", NAMES)).toBe("Water Management");
});

test("an unknown value is its own title, capitalized", () => {
  expect(categoryTitle("goat yoga", NAMES)).toBe("Goat yoga");
  expect(categoryTitle("toString", NAMES)).toBe("ToString");
  expect(categoryTitle("", NAMES)).toBe("");
});

test("a category's own link matches it, whatever its name", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }).map((name) => name.trim()),
      (name) => {
        fc.pre(name !== "" && name.toLowerCase().trim() === name.toLowerCase());
        const value = decodeURIComponent(categoryPath(name).slice("/blog/category/".length));
        expect(categoryMatches(name, value)).toBe(true);
        expect(categoryTitle(value, [name])).toBe(name);
      },
    ),
  );
});
