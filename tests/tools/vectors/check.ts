/**
 * `npm run vectors -- FILE.json`: checks worked examples against the planners' calculations. The file has the
 * format of tests/tools/vectors.json, with the same families and input names.
 */
import { mismatches } from "./compare.ts";
import { type Example, readExamples } from "./read.ts";

const file = process.argv[2] ?? "tests/tools/vectors.json";
const examples = readOrEnd(file);
let failed = 0;
for (const example of examples) {
  const differences = mismatches(example, examples);
  if (differences.length > 0) failed += 1;
  for (const line of differences) console.log(line);
}
console.log(`${examples.length - failed} matched, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

/** Exits with a message if the file cannot be read. */
function readOrEnd(path: string): Example[] {
  try {
    return readExamples(path);
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(1);
  }
}
