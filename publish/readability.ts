import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { easeOf, readabilityOf } from "./readability/scores.ts";
import { proseOfPage, proseOfPost } from "./readability/prose.ts";

/** The highest US school grade that a page or post may require. */
const MAX_GRADE = 9;
/** The lowest ease (Fernández Huerta) that a page in Spanish may have: that of school grade 6. */
const MIN_EASE = 70;

interface Row {
  readonly file: string;
  readonly words: number;
  readonly score: number;
  readonly isTooHard: boolean;
}

const proseOf = (file: string) => {
  const source = readFileSync(file, "utf8");
  return file.endsWith(".md") ? proseOfPost(source) : proseOfPage(parse(source));
};
const english = globSync(["content/pages/**/*.yaml", "content/posts/*.md"]).map((file): Row => {
  const { words, grade } = readabilityOf(proseOf(file));
  return { file, words, score: grade, isTooHard: grade > MAX_GRADE };
});
const spanish = globSync("content/es/**/*.yaml").map((file): Row => {
  const { words, ease } = easeOf(proseOf(file));
  return { file, words, score: ease, isTooHard: ease < MIN_EASE };
});

print("Text", "Grade", english);
console.log();
print("Spanish", "Ease", spanish);
const tooHard = [...english, ...spanish].filter(({ isTooHard }) => isTooHard);
if (tooHard.length > 0) {
  console.error(
    `\n${tooHard.length} texts are above grade ${MAX_GRADE}.0, or in Spanish below ${MIN_EASE}.`,
  );
  process.exitCode = 1;
}

function print(title: string, measure: string, rows: readonly Row[]): void {
  const named = rows
    .map((row) => ({ ...row, file: row.file.replace(/^content\//, "") }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const width = Math.max(...named.map(({ file }) => file.length));
  console.log(`${title.padEnd(width)}  Words  ${measure.padStart(5)}`);
  for (const { file, words, score, isTooHard } of named) {
    const figures = `${String(words).padStart(5)}  ${score.toFixed(1).padStart(5)}`;
    console.log(`${file.padEnd(width)}  ${figures}${isTooHard ? "  too hard" : ""}`);
  }
}
