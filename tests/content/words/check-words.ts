import { globSync, readFileSync } from "node:fs";
import { avoidedIn, avoidedWords } from "./word-list.ts";
import { textsOf } from "./texts.ts";

const GUIDE = "docs/words.md";

/** All text that readers see: posts, pages, and components. */
export const WRITTEN = ["content/**/*.md", "content/pages/**/*.yaml", "app/**/*.tsx"];

/** One line per avoided word: its location, and what to write instead. */
export function findAvoidedWords(patterns: readonly string[]): string[] {
  const list = avoidedWords(readFileSync(GUIDE, "utf8"));
  const titles = postTitles();
  return globSync([...patterns])
    .filter((file) => !file.endsWith(".test.tsx"))
    .sort()
    .flatMap((file) =>
      textsOf(file).flatMap((text) =>
        avoidedIn(withoutTitles(text, titles), list).map(
          ({ avoid, instead }) => `${file}: "${avoid}" in "${excerpt(text)}" (write: ${instead})`,
        ),
      ),
    );
}

/** Straight quotes in components, and curly ones in content, where the site adds them (docs/words.md). */
export function findAvoidedMarks(): string[] {
  const inCode = globSync(["app/**/*.{ts,tsx}", "server/**/*.ts"])
    .filter((file) => !file.includes(".test."))
    .flatMap((file) =>
      textsOf(file)
        .filter((text) => /\p{L}'\p{L}/u.test(text))
        .map((text) => `${file}: "${excerpt(text)}" (type ’)`),
    );
  const inContent = globSync(["content/**/*.{md,yaml}"])
    .filter((file) => /[‘’“”]/.test(readFileSync(file, "utf8")))
    .map((file) => `${file}: has a printed quotation mark (type it straight)`);
  return [...inCode, ...inContent];
}

/** Titles are exempt, since addresses derive from them. */
function postTitles(): string[] {
  return globSync("content/posts/*.md").flatMap((file) => {
    const title = /^title: "?(.*?)"?$/m.exec(readFileSync(file, "utf8"))?.[1];
    return title === undefined ? [] : [title];
  });
}

function withoutTitles(text: string, titles: readonly string[]): string {
  return titles.reduce((rest, title) => rest.replaceAll(title, ""), text);
}

function excerpt(text: string): string {
  return text.length > 70 ? `${text.slice(0, 70)}…` : text;
}
