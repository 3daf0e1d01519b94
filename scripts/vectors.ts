/**
 * `npm run vectors -- FILE.json`: tries worked examples against the planners' own sums. The file has the shape of
 * tests/tools/vectors.json; families and input names are those used there.
 */
import { mismatches } from "./vectors/compare.ts";
import { type Example, readExamples } from "./vectors/read.ts";

const file = process.argv[2] ?? "tests/tools/vectors.json";
const examples = readOrEnd(file);
let failed = 0;
for (const example of examples) {
  const found = mismatches(example, examples);
  if (found.length > 0) failed += 1;
  for (const { line } of found) console.log(line);
}
console.log(`${examples.length - failed} matched, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

/** A file that cannot be read ends the run with a sentence. */
function readOrEnd(path: string): Example[] {
  try {
    return readExamples(path);
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(1);
  }
}
