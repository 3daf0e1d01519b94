import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText, sectionAround, snippetAround } from "./snippet.ts";

test("plain text has no Markdown syntax", () => {
  expect(
    plainText(
      "### Head\n\n- **Bold** and [a link](https://x.example/a_b)\n1. one\n> said\n\n| A | B |\n|---|---:|\n| 1 | 2 |",
    ),
  ).toBe("Head · Bold and a link · one · said · A B · 1 2");
});

test("a dot separates only blocks that do not end in punctuation", () => {
  expect(plainText("| bag | 2.7 days |\n\nIf it is gone\nin three days.\n\n- Wire\n- Posts")).toBe(
    "bag 2.7 days · If it is gone in three days. Wire · Posts",
  );
});

test("a snippet shows the words around the first match", () => {
  const text = `${"grass ".repeat(200)}the Meadowlark sings ${"again ".repeat(200)}`;
  const snippet = snippetAround(text, "meadowlark");
  expect(snippet).toMatch(/^… grass .*the Meadowlark sings .*again …$/);
  expect(snippet.length).toBeLessThan(180);
});

test("the section is the nearest heading above the first match, without Markdown", () => {
  const text =
    "Rain comes.\n\n### The **first** tank\n\nA float.\n\n### Later\n\nA float and rain.";
  expect(sectionAround(text, "float")).toBe("The first tank");
  expect(sectionAround(text, "first")).toBe("The first tank");
  expect(sectionAround(text, "and rain")).toBe("Later");
  expect(sectionAround(text, "rain")).toBe("");
  expect(sectionAround(text, "snow")).toBe("");
});

test("a short text is its own snippet; no match gives an empty one", () => {
  expect(snippetAround("Leave it until **August**.", "august")).toBe("Leave it until August.");
  expect(snippetAround("Leave it.", "june")).toBe("");
  expect(snippetAround("Leave it.", "")).toBe("");
});

test("a match in a link's address is skipped for a later one in the text, and its section", () => {
  const link = "[our page](https://fescue.example)";
  expect(snippetAround(link, "fescue")).toBe("");
  expect(snippetAround(`${link} ${"word ".repeat(300)} tall fescue`, "fescue")).toMatch(
    /tall fescue$/,
  );
  const later = `### Links\n\n${link}\n\n### Grass\n\nTall fescue.`;
  expect(snippetAround(later, "fescue")).toMatch(/Tall fescue/);
  expect(sectionAround(later, "fescue")).toBe("Grass");
});

test("a snippet of any text contains the term and stays short", () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 400 }), fc.nat(), (words, at) => {
      const term = words[at % words.length] ?? "";
      const snippet = snippetAround(words.join(" "), term);
      expect(snippet).toContain(term);
      expect(snippet.length).toBeLessThan(200);
    }),
  );
});
