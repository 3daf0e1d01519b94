import { ASSESSMENT, TESTS } from "./families/tests.ts";
import { BUDGET, FENCE } from "./families/money.ts";
import { CHART, SHARE } from "./families/chart.ts";
import { DROUGHT, HAY } from "./families/feed.ts";
import { PADDOCKS } from "./families/paddocks.ts";
import { REFUSALS } from "./families/refusals.ts";
import { STOCKING } from "./families/stocking.ts";
import { WATER } from "./families/water.ts";
import { type Example, family } from "./read.ts";
import { Inputs, type Sheet, type Value } from "./sheet.ts";

const SHEETS: Readonly<Record<string, readonly Sheet[]>> = {
  "1-stocking": STOCKING,
  "2-paddocks": PADDOCKS,
  "3-water": WATER,
  "4-fence": FENCE,
  "5-budget": BUDGET,
  "6-chart": CHART,
  "7-assessment": ASSESSMENT,
  "8-drought": DROUGHT,
  "9-hay": HAY,
  "10-tests": TESTS,
  share: SHARE,
};

export interface Answer {
  readonly value: Value;
  readonly sum: string;
}

const isRefusal = ({ kind, outputs }: Example) => kind === "refusal" || "code" in outputs;

/** All results the planners calculate from an example's inputs. Calculations with more inputs take precedence. */
function answersFor(example: Example, values: Example["inputs"]): Map<string, Answer> {
  const inputs = new Inputs(values);
  const sheets = isRefusal(example) ? REFUSALS : (SHEETS[example.tool] ?? []);
  const answers = new Map<string, Answer>();
  const usable = sheets
    .filter(({ needs }) => needs.every((name) => inputs.has(name)))
    .toSorted((a, b) => b.needs.length - a.needs.length);
  for (const { sum, solve } of usable)
    for (const [name, value] of attempt(() => solve(inputs)))
      if (!answers.has(name)) answers.set(name, { value, sum });
  return answers;
}

/** No results if an input has the wrong type: the inputs are meant for another calculation. */
function attempt(solve: () => Readonly<Record<string, Value>>): [string, Value][] {
  try {
    return Object.entries(solve());
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return [];
    throw error;
  }
}

/**
 * The results for an example. An example with only some inputs takes the others from the first of its
 * family.
 */
export function solve(example: Example, all: readonly Example[]): Map<string, Answer> {
  const own = answersFor(example, example.inputs);
  if (Object.keys(example.outputs).every((name) => own.has(name))) return own;
  const first = all.find((other) => family(other) === family(example));
  if (!first || first === example) return own;
  return new Map([...answersFor(example, { ...first.inputs, ...example.inputs }), ...own]);
}
