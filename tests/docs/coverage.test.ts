import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

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
  // What is in a comment is no test.
  const code = readFileSync(path, "utf8").replace(/^\s*(?:\/\*[^]*?\*\/|\/\/.*$)/gm, "");
  return namesIn(code, name.trim()) ? undefined : `${file} has no test named "${name.trim()}"`;
}

/** Whether a name is in the code in whole words. */
function namesIn(code: string, name: string): boolean {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`(?<![\\w])${escaped}(?![\\w])`).test(code.replace(/\s+/g, " "));
}

test("a name that is part of a longer word names no test", () => {
  expect(namesIn('test("a drafted post")', "a draft")).toBe(false);
  expect(namesIn('test("a draft (of two)")', "a draft (of two)")).toBe(true);
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
