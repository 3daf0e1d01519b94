import { figure, rounded, wholeUp } from "../numbers/figures.ts";
import { type Finding, refuse, warn } from "../numbers/limits.ts";

/** The number of paddocks for a rest and a stay: one is grazed while the others rest. */
export function paddocksFor(restDays: number, stayDays: number): number {
  return wholeUp(restDays / stayDays) + 1;
}

/** The stay in each of n equal paddocks that gives that rest. */
export function stayFor(restDays: number, paddocks: number): number {
  return restDays / (paddocks - 1);
}

/** Percent of the land that rests at any time. */
export function restingPct(paddocks: number): number {
  return ((paddocks - 1) / paddocks) * 100;
}

/** Live weight per acre of the grazed paddock. */
export function densityLbPerAcre(herdWeightLb: number, paddockAcres: number): number {
  return herdWeightLb / paddockAcres;
}

/** Above this density cattle need experienced handlers. */
export const DENSE_LB_PER_ACRE = 200_000;

/** The site's rule: the first year's trial is at most a tenth of the ranch. */
const TRIAL_PCT = 10;

export function tenth(amount: number): number {
  return (amount * TRIAL_PCT) / 100;
}

/** Refuses a trial larger than the ranch, and warns about one larger than a tenth. */
export function checkTrial(trialAcres: number | null, ranchAcres: number | null): Finding | null {
  if (trialAcres === null || ranchAcres === null) return null;
  if (trialAcres > ranchAcres)
    return refuse(
      "trial.max",
      `The trial has ${figure(trialAcres, 1)} acres and the ranch ${figure(ranchAcres, 1)}. Change one of them.`,
    );
  if (trialAcres <= tenth(ranchAcres)) return null;
  const pct = rounded((trialAcres / ranchAcres) * 100, 0);
  return warn(
    "warn.trial.tenth",
    `${figure(trialAcres, 1)} acres is ${pct}% of the ranch. Our limit for the first year is ${figure(tenth(ranchAcres), 1)} acres.`,
  );
}

interface PaddockSize {
  readonly acres: number;
  /** How good its grass is compared with the others, 1 to 10 or any other scale. */
  readonly rating: number;
}

interface Cycle {
  readonly cycleDays: number;
  readonly stays: readonly number[];
  readonly rests: readonly number[];
}

/** Each paddock's share of a cycle, by acres x rating. The shares add up to 1. */
export function shares(paddocks: readonly PaddockSize[]): number[] {
  const weights = paddocks.map(({ acres, rating }) => acres * rating);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
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
    const length = stays.reduce((sum, stay) => sum + stay, 0);
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
  const all = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => (part / all) * cycleDays);
  const stays = exact.map((days) => Math.max(1, Math.floor(days)));
  const remaining = cycleDays - stays.reduce((sum, stay) => sum + stay, 0);
  const order = exact
    .map((days, index) => ({ index, part: rounded(days - Math.floor(days), 6) }))
    .toSorted((a, b) => b.part - a.part || a.index - b.index);
  for (const { index } of order.slice(0, Math.max(0, remaining)))
    stays[index] = (stays[index] ?? 0) + 1;
  return stays;
}
