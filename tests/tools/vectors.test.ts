import { join } from "node:path";
import { expect, test } from "vitest";
import { mismatches } from "./vectors/compare.ts";
import { readExamples } from "./vectors/read.ts";

const EXAMPLES = readExamples(join(import.meta.dirname, "vectors.json"));

test.each(EXAMPLES.map((example) => [example.id, example] as const))(
  "the planners match example %s",
  (_id, example) => {
    expect(mismatches(example, EXAMPLES)).toEqual([]);
  },
);
