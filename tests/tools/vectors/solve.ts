import { GRASS } from "./families/grass.ts";
import { BUDGET, FENCING, HAY_DAYS } from "./families/money.ts";
import { ASSESSMENT, CHARTS, SHARE, TESTS } from "./families/records.ts";
import { REFUSALS } from "./families/refusals.ts";
import { WATER } from "./families/water.ts";
import { type Example, family } from "./read.ts";
import { Inputs, type Sheet } from "./sheet.ts";

const SHEETS: Readonly<Record<string, readonly Sheet[]>> = {
  "1-stocking": GRASS,
  "2-paddocks": GRASS,
  "3-water": WATER,
  "4-fence": FENCING,
  "5-budget": BUDGET,
  "6-chart": CHARTS,
  "7-assessment": [...ASSESSMENT, ...GRASS],
  "8-drought": GRASS,
  "9-hay": HAY_DAYS,
  "10-tests": TESTS,
  share: SHARE,
};

/** Results by the names that examples give them. */
type Results = ReadonlyMap<string, unknown>;

const isRefusal = ({ kind, outputs }: Example) => kind === "refusal" || "code" in outputs;

/** All results the planners give from an example's inputs. Calculations with more inputs take precedence. */
function resultsFor(example: Example, values: Example["inputs"]): Results {
  const inputs = new Inputs(values);
  const sheets = isRefusal(example) ? REFUSALS : (SHEETS[example.tool] ?? []);
  const results = new Map<string, unknown>();
  const usable = sheets
    .filter(({ needs }) => needs.every((name) => inputs.has(name)))
    .toSorted((a, b) => b.needs.length - a.needs.length);
  for (const { solve } of usable)
    for (const [name, value] of attempt(() => solve(inputs)))
      if (!results.has(name)) results.set(name, value);
  return results;
}

/** No results if an input has the wrong type: the inputs are meant for another calculation. */
function attempt(solve: () => Readonly<Record<string, unknown>>): [string, unknown][] {
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
export function solve(example: Example, all: readonly Example[]): Results {
  const own = resultsFor(example, example.inputs);
  if (Object.keys(example.outputs).every((name) => own.has(name))) return own;
  const first = all.find((other) => family(other) === family(example));
  if (!first || first === example) return own;
  return new Map([...resultsFor(example, { ...first.inputs, ...example.inputs }), ...own]);
}
