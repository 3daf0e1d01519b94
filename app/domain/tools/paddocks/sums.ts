import { rounded, sumOf, wholeUp } from "../numbers/figures.ts";

/** The stay in each of n equal paddocks that gives that rest. */
export function stayFor(restDays: number, paddocks: number): number {
  return restDays / (paddocks - 1);
}

/** The site's rule: the first year's trial is at most a tenth of the ranch. */
const TRIAL_PCT = 10;

export function tenth(amount: number): number {
  return (amount * TRIAL_PCT) / 100;
}

/** Ordinary grass, where none is typed. */
const RATING = 5;

/** Acres by how good their grass is, compared with the others'. */
export const goodAcres = ({ acres, rating }: Size): number => acres * (rating ?? RATING);
type Size = { readonly acres: number; readonly rating: number | null };

interface Cycle {
  readonly cycleDays: number;
  readonly stays: readonly number[];
  readonly rests: readonly number[];
}

/** Each paddock's share of a cycle, by acres x rating. The shares add up to 1. */
export function shares(paddocks: readonly Size[]): number[] {
  const weights = paddocks.map(goodAcres);
  const all = sumOf(weights, (weight) => weight);
  return weights.map((weight) => weight / all);
}

/** Stays of unequal paddocks. The one with the largest share gets the target rest, the others more. */
export function unequalCycle(parts: readonly number[], restDays: number): Cycle {
  const cycleDays = restDays / (1 - Math.max(...parts));
  const stays = parts.map((part) => part * cycleDays);
  return { cycleDays, stays, rests: stays.map((stay) => cycleDays - stay) };
}

/**
 * The same in whole days: the cycle is rounded up, stays are apportioned by largest remainder (ties go to the
 * earlier paddock), each at least one day, and days are added until the shortest rest reaches the target.
 *
 * @throws RangeError with fewer than 2 paddocks, where none could rest.
 */
export function wholeDayCycle(
  parts: readonly number[],
  targetCycleDays: number,
  restDays = 0,
): Cycle {
  if (parts.length < 2) throw new RangeError("a cycle needs at least 2 paddocks");
  for (let cycleDays = wholeUp(rounded(targetCycleDays, 6)); ; cycleDays += 1) {
    const stays = byLargestRemainder(parts, cycleDays);
    const length = sumOf(stays, (stay) => stay);
    const rests = stays.map((stay) => length - stay);
    if (Math.min(...rests) >= restDays) return { cycleDays: length, stays, rests };
  }
}

/** The cycle as the chart plans it, in whole or in half days. */
export function chartCycle(parts: readonly number[], restDays: number, step: number): Cycle {
  const exact = unequalCycle(parts, restDays).cycleDays;
  const { cycleDays, stays, rests } = wholeDayCycle(parts, exact / step, restDays / step);
  const days = (steps: number) => steps * step;
  return { cycleDays: days(cycleDays), stays: stays.map(days), rests: rests.map(days) };
}

function byLargestRemainder(parts: readonly number[], cycleDays: number): number[] {
  const all = sumOf(parts, (part) => part);
  const exact = parts.map((part) => (part / all) * cycleDays);
  const stays = exact.map((days) => Math.max(1, Math.floor(days)));
  const remaining = cycleDays - sumOf(stays, (stay) => stay);
  const order = exact
    .map((days, index) => ({ index, part: rounded(days - Math.floor(days), 6) }))
    .toSorted((a, b) => b.part - a.part || a.index - b.index);
  for (const { index } of order.slice(0, Math.max(0, remaining)))
    stays[index] = (stays[index] ?? 0) + 1;
  return stays;
}
