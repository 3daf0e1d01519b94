import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { avoidedIn, avoidedWords } from "./word-list.ts";
import { findAvoidedMarks, WRITTEN, findAvoidedWords } from "./check-words.ts";

const list = avoidedWords(readFileSync("docs/words.md", "utf8"));
const found = (text: string) => avoidedIn(text, list).map(({ avoid }) => avoid);

test("finds whole words in any case", () => {
  expect(found("Now the Sum. An energizer, whilst grey.")).toEqual([
    "sum",
    "energizer",
    "whilst",
    "grey",
  ]);
  expect(found("A summer summary, greyhound and dewormer.")).toEqual([]);
});

test("no text uses a word of the list", () => {
  expect(findAvoidedWords(WRITTEN)).toEqual([]);
});

test("components use curly quotation marks, and content straight ones, which the site converts", () => {
  expect(findAvoidedMarks()).toEqual([]);
});
