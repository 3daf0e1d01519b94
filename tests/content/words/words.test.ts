import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textsOf } from "./texts.ts";

/** Each word of the table below the heading "Words" of docs/words.md, as a whole word in any case, and its replacement. */
function avoidedWords(): { avoid: string; instead: string; pattern: RegExp }[] {
  const guide = readFileSync("docs/words.md", "utf8");
  const section = guide.split(/^## /m).find((part) => part.startsWith("Words\n")) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(1).flatMap((line) => {
    const [, avoid = "", instead = ""] = line.split("|").map((cell) => cell.trim());
    return avoid.split(", ").map((word) => ({
      avoid: word,
      instead,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])${word}(?![\\p{L}\\p{N}])`, "iu"),
    }));
  });
}

/** Titles are exempt, since addresses derive from them. */
const TITLES = globSync("content/posts/*.md").flatMap(
  (file) => /^title: "?(.*?)"?$/m.exec(readFileSync(file, "utf8"))?.[1] ?? [],
);
const withoutTitles = (text: string) =>
  TITLES.reduce((rest, title) => rest.replaceAll(title, ""), text);
const excerpt = (text: string) => (text.length > 70 ? `${text.slice(0, 70)}…` : text);
const isProduct = (file: string) => !file.includes(".test.");

test("no text that readers see uses a word to avoid (docs/words.md)", () => {
  const list = avoidedWords();
  expect(list).not.toEqual([]);
  const files = globSync(["content/**/*.md", "content/pages/**/*.yaml", "app/**/*.tsx"]);
  const found = files.filter(isProduct).flatMap((file) =>
    textsOf(file).flatMap((text) => {
      const words = withoutTitles(text);
      return list
        .filter(({ pattern }) => pattern.test(words))
        .map(
          ({ avoid, instead }) => `${file}: "${avoid}" in "${excerpt(text)}" (write: ${instead})`,
        );
    }),
  );
  expect(found).toEqual([]);
});

test("components use curly quotation marks, and content straight ones, which the site converts", () => {
  const inCode = globSync(["app/**/*.{ts,tsx}", "server/**/*.ts"])
    .filter(isProduct)
    .flatMap((file) =>
      textsOf(file)
        .filter((text) => /\p{L}'\p{L}/u.test(text))
        .map((text) => `${file}: "${excerpt(text)}" (type ’)`),
    );
  const inContent = globSync(["content/**/*.{md,yaml}"])
    .filter((file) => /[‘’“”]/.test(readFileSync(file, "utf8")))
    .map((file) => `${file}: has a printed quotation mark (type it straight)`);
  expect([...inCode, ...inContent]).toEqual([]);
});
