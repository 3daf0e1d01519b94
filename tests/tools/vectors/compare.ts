import { rounded } from "#app/domain/tools/numbers/figures.ts";
import type { Example } from "./read.ts";
import { solve } from "./solve.ts";

/** Slightly more than floating-point error. */
const SLACK = 1e-9;

/** One line for each output of an example that differs, with the planners' result. */
export function mismatches(example: Example, all: readonly Example[]): string[] {
  const results = solve(example, all);
  return Object.entries(example.outputs).flatMap(([name, wanted]) => {
    const got = results.get(name);
    const tolerance = example.tolerance[name] ?? example.tolerance["default"] ?? 0;
    if (same(got, wanted, tolerance)) return [];
    return `${example.id} ${name}: wanted ${JSON.stringify(wanted)} (within ${tolerance}), got ${JSON.stringify(got) ?? "nothing"}; inputs ${JSON.stringify(example.inputs)}`;
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
