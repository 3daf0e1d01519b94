import { join } from "node:path";
import { expect, test } from "vitest";
import { mismatches } from "./vectors/compare.ts";
import { readExamples } from "./vectors/read.ts";

const EXAMPLES = readExamples(join(import.meta.dirname, "vectors.json"));

test("there are 158 worked examples", () => {
  expect(EXAMPLES).toHaveLength(158);
});

test.each(EXAMPLES.map((example) => [example.id, example] as const))(
  "the planners match example %s",
  (_id, example) => {
    expect(mismatches(example, EXAMPLES)).toEqual([]);
  },
);

test("a wrong result in an example is told with what the planners give", () => {
  const [example] = EXAMPLES;
  if (!example) throw new Error("there is no example");
  const [wrong] = mismatches({ ...example, outputs: { usableLb: 1 } }, EXAMPLES);
  expect(wrong).toMatch(/^st-01 usableLb: wanted 1 .* got 120000;/);
});
