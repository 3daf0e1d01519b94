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
    expect(mismatches(example, EXAMPLES).map(({ line }) => line)).toEqual([]);
  },
);

test.each(EXAMPLES.map((example) => [example.id, example] as const))(
  "a wrong result in example %s is detected",
  (_id, example) => {
    const [name = "", value] = Object.entries(example.outputs)[0] ?? [];
    const tolerance = example.tolerance[name] ?? example.tolerance["default"] ?? 0;
    const wrong = typeof value === "number" ? value + 2 * tolerance + 1.5 : "something else";
    const changed = { ...example, outputs: { ...example.outputs, [name]: wrong } };
    expect(mismatches(changed, EXAMPLES)).toHaveLength(1);
  },
);
