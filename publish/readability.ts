import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { easeOf, readabilityOf } from "./readability/scores.ts";
import { proseOfPage, proseOfPost } from "./readability/prose.ts";

/** The highest US school grade that a page or post may require. */
const MAX_GRADE = 9;
/** The least ease (Fernández Huerta) of a page in Spanish: that of school grade 6. */
const MIN_EASE = 70;

const rows = globSync(["content/pages/**/*.yaml", "content/posts/*.md"])
  .sort()
  .map((file) => {
    const source = readFileSync(file, "utf8");
    const blocks = file.endsWith(".md") ? proseOfPost(source) : proseOfPage(parse(source));
    return { file: file.replace(/^content\//, ""), ...readabilityOf(blocks) };
  });

const width = Math.max(4, ...rows.map((row) => row.file.length));
console.log(`${"Text".padEnd(width)}  Words  Grade`);
for (const { file, words, grade } of rows) {
  const mark = grade > MAX_GRADE ? "  too hard" : "";
  console.log(
    `${file.padEnd(width)}  ${String(words).padStart(5)}  ${grade.toFixed(1).padStart(5)}${mark}`,
  );
}

const ease = globSync("content/es/**/*.yaml")
  .sort()
  .map((file) => ({
    file: file.replace(/^content\//, ""),
    ...easeOf(proseOfPage(parse(readFileSync(file, "utf8")))),
  }));
console.log(`\n${"Spanish".padEnd(width)}  Words   Ease`);
for (const { file, words, ease: score } of ease) {
  const mark = score < MIN_EASE ? "  too hard" : "";
  console.log(
    `${file.padEnd(width)}  ${String(words).padStart(5)}  ${score.toFixed(1).padStart(5)}${mark}`,
  );
}
if (ease.some(({ ease: score }) => score < MIN_EASE)) {
  console.error(`\nA text in Spanish is harder than ${MIN_EASE}.`);
  process.exitCode = 1;
}

const tooHard = rows.filter((row) => row.grade > MAX_GRADE);
if (tooHard.length > 0) {
  console.error(`\n${tooHard.length} of ${rows.length} texts are above grade ${MAX_GRADE}.0.`);
  process.exitCode = 1;
}
