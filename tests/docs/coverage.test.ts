import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testTitles } from "./test-titles.ts";

const FOLDER = "docs/specification-coverage";
const parts = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), "utf8"),
}));

/** Browser tests are named from `tests/browser/`, all other files from the root. */
function pathOf(file: string): string | undefined {
  return [file, `tests/browser/${file}`].find((path) => existsSync(path));
}

function problem([, file = "", name = ""]: RegExpMatchArray): string | undefined {
  const path = pathOf(file);
  if (path === undefined) return `${file} does not exist`;
  const titles = testTitles(readFileSync(path, "utf8"));
  const named = titles.some((title) => hasWords(title, name.trim()));
  return named ? undefined : `${file} has no test named "${name.trim()}"`;
}

/** Whether a text contains these words as whole words. */
function hasWords(text: string, words: string): boolean {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`(?<![\\w])${escaped}(?![\\w])`).test(text);
}

test("a name that is only part of a word matches no test", () => {
  expect(hasWords("a drafted post", "a draft")).toBe(false);
  expect(hasWords("a draft (of two)", "a draft (of two)")).toBe(true);
});

test("only a test's title names it, not its code or a comment", () => {
  const source = `
    // test("a comment", () => {})
    test.each([1])("a title of %s", async () => {
      expect(text).toContain("a text");
    });
    test(\`\${path} has a title\`, {}, function () {});
  `;
  expect(testTitles(source)).toEqual(["a title of %s", "… has a title"]);
});

describe.each(parts)("$name", ({ text }) => {
  test("every proof names a test that exists", () => {
    const proofs = [...text.matchAll(/`([\w./-]+\.tsx?)` › (.+?)(?=<br>| \|$|$)/gm)];
    expect(proofs.length).toBeGreaterThan(20);
    expect(proofs.flatMap((proof) => problem(proof) ?? [])).toEqual([]);
  });

  test("every place named as the implementation exists", () => {
    const places = [...text.matchAll(/`((?:app|publish|server|vite|content)\/[\w./-]+)`/g)];
    expect(places.flatMap(([, place = ""]) => (existsSync(place) ? [] : [place]))).toEqual([]);
  });

  test("every row has its proof", () => {
    const rows = text.split("\n").filter((line) => /^\| (?!Sentence|Figure)/.test(line));
    const bare = rows.filter((row) => row.split(" | ").length !== 3 || row.endsWith("|  |"));
    expect(bare).toEqual([]);
  });
});
