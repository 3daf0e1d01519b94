import { expect, test } from "vitest";
import { findAvoidedMarks, WRITTEN, findAvoidedWords } from "./check-words.ts";

test("no text uses a word of the list", () => {
  expect(findAvoidedWords(WRITTEN)).toEqual([]);
});

test("components use curly quotation marks, and content straight ones, which the site converts", () => {
  expect(findAvoidedMarks()).toEqual([]);
});
