import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { avoidedIn, avoidedWords } from "./word-list.ts";
import { textsOfComponent, textsOfPage, textsOfPost } from "./texts.ts";
import { findAvoidedMarks, WRITTEN, findAvoidedWords } from "./check-words.ts";

const list = avoidedWords(readFileSync("docs/words.md", "utf8"));
const found = (text: string) => avoidedIn(text, list).map(({ avoid }) => avoid);

describe("the word list of docs/words.md", () => {
  test("is read from its table", () => {
    expect(list).toContainEqual({ avoid: "energizers", instead: "charger" });
    expect(list.length).toBeGreaterThan(30);
    expect(() => avoidedWords("# Another guide")).toThrow(/no table/);
  });

  test("finds whole words in any case", () => {
    expect(found("Now the Sum. An energizer, whilst grey.")).toEqual([
      "sum",
      "energizer",
      "whilst",
      "grey",
    ]);
    expect(found("A summer summary, greyhound and dewormer.")).toEqual([]);
  });
});

describe("what counts as a text", () => {
  test("a post's words, not its addresses and its sources", () => {
    const texts = textsOfPost("A [link](/the-sum)\n\n### Sources\n\n- Our energizer.\n");
    expect(texts.flatMap(found)).toEqual([]);
    expect(textsOfPost("One sum.").flatMap(found)).toEqual(["sum"]);
  });

  test("a page's strings, not its addresses and its sources", () => {
    const page = { lede: "A sum.", link: { to: "/sum" }, sources: ["An energizer"] };
    expect(textsOfPage(page)).toEqual(["A sum."]);
  });

  test("a component's phrases, in tags, attributes and templates", () => {
    const source =
      'import a from "a sum"; const n = 1; export const C = () => <p title="big sum" id="sum">Do the sum{`a sum of ${n}`}</p>;';
    expect(textsOfComponent(source)).toEqual(["big sum", "Do the sum", "a sum of"]);
  });
});

test("no text uses a word of the list", () => {
  expect(findAvoidedWords(WRITTEN)).toEqual([]);
});

test("components use curly quotation marks, and content straight ones, which the site converts", () => {
  expect(findAvoidedMarks()).toEqual([]);
});
