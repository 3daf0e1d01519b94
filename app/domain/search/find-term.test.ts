import fc from "fast-check";
import { expect, test } from "vitest";
import { findMatches, splitByTerm } from "./find-term.ts";

test("finds every match, ignoring case, with special characters taken literally", () => {
  expect([...findMatches("Rest, rest and REST.", "rest")]).toEqual([
    { start: 0, end: 4 },
    { start: 6, end: 10 },
    { start: 15, end: 19 },
  ]);
  expect([...findMatches("a.b a-b (a+b)", "a.b")]).toEqual([{ start: 0, end: 3 }]);
  expect([...findMatches("anything", "")]).toEqual([]);
});

test("a letter that gets longer in lowercase does not shift later matches", () => {
  expect(splitByTerm("İİ hay", "HAY")).toEqual([
    { text: "İİ ", match: false },
    { text: "hay", match: true },
  ]);
});

test("a letter that gets longer in lowercase is marked whole", () => {
  for (const term of ["i\u0307stan", "İSTAN"]) {
    expect([...findMatches("in İstanbul", term)]).toEqual([{ start: 3, end: 8 }]);
  }
  expect([...findMatches("İİİ", "\u0307i")]).toEqual([{ start: 0, end: 2 }]);
});

test("the parts join to the text, and each match equals the term, all quotation marks counting as equal", () => {
  const plain = (some: string) => some.toLowerCase().replace(/['"‘’“”]/g, "'");
  const text = fc.string({ maxLength: 80 });
  fc.assert(
    fc.property(text, fc.string({ minLength: 1, maxLength: 3 }), (around, term) => {
      const cut = splitByTerm(around + term + around, term);
      expect(cut.map((part) => part.text).join("")).toBe(around + term + around);
      const matches = cut.filter(({ match }) => match);
      expect(matches.length).toBeGreaterThan(0);
      for (const match of matches) expect(plain(match.text)).toBe(plain(term));
    }),
  );
});
