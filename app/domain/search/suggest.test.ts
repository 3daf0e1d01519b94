import fc from "fast-check";
import { expect, test } from "vitest";
import { makePost } from "../../../tests/support/posts.ts";
import { matchesTerm } from "./search.ts";
import { editDistance, rankCategories, suggestWords } from "./suggest.ts";

test.each([
  ["padock", "paddock", 1],
  ["grzaing", "grazing", 1],
  ["soil", "soil", 0],
  ["", "hay", 3],
  ["kitten", "sitting", 3],
])("from %j to %j takes %i edits", (a, b, edits) => expect(editDistance(a, b)).toBe(edits));

test("the distance is symmetric, 0 only for equal words, and capped by the limit", () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.nat(5), (a, b, limit) => {
      const distance = editDistance(a, b);
      expect(editDistance(b, a)).toBe(distance);
      expect(distance === 0).toBe(a === b);
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(editDistance(a, b, limit)).toBe(distance > limit ? limit + 1 : distance);
    }),
  );
});

const posts = [
  makePost({ title: "Leave one paddock", tags: ["soil-health"] }),
  makePost({ title: "Stocking rate before paddocks", tags: ["grazing-management"] }),
  makePost({ title: "One paddock of hay" }),
];

test("suggests similar words, nearest and most frequent first", () => {
  expect(suggestWords("padock", posts)).toEqual(["paddock", "paddocks"]);
  expect(suggestWords("soil helth", posts)).toEqual(["soil-health"]);
  expect(suggestWords("xylophone", posts)).toEqual([]);
  expect(suggestWords("banana paddock", posts)[0]).toBe("paddock");
});

test("a suggestion always has results and differs from the term", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 15 }), (term) => {
      for (const word of suggestWords(term, posts)) {
        expect(posts.some((post) => matchesTerm(post, word))).toBe(true);
        expect(word).not.toBe(term.trim().toLowerCase());
      }
    }),
  );
});

test("categories similar to the term come first, and none is left out", () => {
  const names = ["Animal Health", "Soil Health Basics", "Success Stories"].map((name) => ({
    name,
  }));
  expect(rankCategories("sucess", names).map(({ name }) => name)).toEqual([
    "Success Stories",
    "Animal Health",
    "Soil Health Basics",
  ]);
});
