import { rounded } from "#app/domain/tools/numbers/figures.ts";
import type { Example } from "./read.ts";
import { solve } from "./solve.ts";

export interface Mismatch {
  readonly id: string;
  readonly line: string;
}

/** Slightly more than floating-point error. */
const SLACK = 1e-9;

/** Every output of an example that differs, with the formula that produced it. */
export function mismatches(example: Example, all: readonly Example[]): Mismatch[] {
  const answers = solve(example, all);
  return Object.entries(example.outputs).flatMap(([name, wanted]) => {
    const answer = answers.get(name);
    const tolerance = example.tolerance[name] ?? example.tolerance["default"] ?? 0;
    if (answer && same(answer.value, wanted, tolerance)) return [];
    const got = answer
      ? `${JSON.stringify(answer.value)} by ${answer.sum}`
      : "nothing: no sum of the planners gives it from these inputs";
    const line = `${example.id} ${name}: wanted ${JSON.stringify(wanted)} (within ${tolerance}), got ${got}; inputs ${JSON.stringify(example.inputs)}`;
    return [{ id: example.id, line }];
  });
}

/** Compares numbers at the precision of the example's; booleans may be 1 and 0. */
function same(got: unknown, wanted: unknown, tolerance: number): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(got) &&
      got.length === wanted.length &&
      wanted.every((item, index) => same(got[index], item, tolerance))
    );
  if (typeof wanted === "number") {
    const value = typeof got === "boolean" ? Number(got) : got;
    if (typeof value !== "number" || !Number.isFinite(value)) return false;
    return (
      Math.abs(value - wanted) <= tolerance + SLACK ||
      Math.abs(rounded(value, decimals(wanted)) - wanted) <= tolerance + SLACK
    );
  }
  return got === wanted;
}

function decimals(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
