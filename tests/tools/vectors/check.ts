/**
 * `npm run vectors -- FILE.json`: checks worked examples against the planners' calculations. The file has the
 * format of tests/tools/vectors.json, with the same families and input names.
 */
import { mismatches } from "./compare.ts";
import { readExamples } from "./read.ts";

const examples = readExamples(process.argv[2] ?? "tests/tools/vectors.json");
const differences = examples.map((example) => mismatches(example, examples));
const failed = differences.filter((lines) => lines.length > 0);
for (const line of failed.flat()) console.log(line);
console.log(`${examples.length - failed.length} matched, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
