import { rounded, sumOf, wholeUp } from "../numbers/figures.ts";

/**
 * The stay in each of n equal paddocks that gives that rest, if k herds share them: k paddocks are grazed at a time, so
 * a round of all takes n × stay ÷ k days, and that is the stay and the rest. With one herd it is rest ÷ (n − 1).
 */
export function stayFor(restDays: number, paddocks: number, herds = 1): number {
  return (herds * restDays) / (paddocks - herds);
}

/** To put before the rest in a shown calculation: "2 herds × ". */
export const timesHerds = (herds: number): string => (herds === 1 ? "" : `${herds} herds × `);

/** The site's rule: the first year's trial is at most a tenth of the ranch. */
const TRIAL_PCT = 10;

export function tenth(amount: number): number {
  return (amount * TRIAL_PCT) / 100;
}

/** The rating of ordinary grass, used where none is typed. */
const RATING = 5;

/** Acres weighted by the rating of their grass. */
export const goodAcres = ({ acres, rating }: Size): number => acres * (rating ?? RATING);
type Size = { readonly acres: number; readonly rating: number | null };

/**
 * Each paddock's share of a cycle, by acres x rating. The shares add up to 1. With one herd any share leaves time to
 * rest. With k herds a paddock with a k-th of the grass would never be empty, so no share is above 1 ÷ (k + 1): the
 * share in k + 1 equal paddocks, the fewest of which one can rest. The excess goes to the other paddocks.
 */
export function shares(paddocks: readonly Size[], herds = 1): number[] {
  const weights = paddocks.map(goodAcres);
  const all = sumOf(weights, (weight) => weight);
  const parts = weights.map((weight) => weight / all);
  return herds === 1 ? parts : limited(parts, 1 / (herds + 1));
}

/** The shares with none above a limit; the excess is added to the others in proportion. */
function limited(parts: readonly number[], most: number): number[] {
  const small = parts.filter((part) => part < most);
  const left = 1 - (parts.length - small.length) * most;
  const all = sumOf(small, (part) => part);
  const next = parts.map((part) => (part < most ? (part / all) * left : most));
  return Math.max(...next) > most ? limited(next, most) : next;
}

/**
 * Stays of unequal paddocks. The one with the largest share gets the target rest, the others more. In a cycle of C days
 * k herds graze k × C days, a paddock's share p of them; its rest C − p × k × C is the target if C = rest ÷ (1 − k × p).
 */
export function unequalCycle(parts: readonly number[], restDays: number, herds = 1) {
  const cycleDays = restDays / (1 - herds * Math.max(...parts));
  return { cycleDays, stays: parts.map((part) => part * herds * cycleDays) };
}

/**
 * The cycle as the chart plans it, in whole or in half days: the days that the herds graze in a cycle are rounded up,
 * stays are apportioned by largest remainder (ties go to the earlier paddock), each at least one step, and steps are
 * added until the shortest rest reaches the target. With several herds the actual rests can differ from these by a few
 * days, as their stays end on different days; the chart never cuts one below the target.
 *
 * @throws RangeError if there are no more paddocks than herds, so that none could rest.
 */
export function chartCycle(
  parts: readonly number[],
  restDays: number,
  step: number,
  herds: number,
): Readonly<Record<"stays" | "rests", readonly number[]>> {
  if (parts.length <= herds) throw new RangeError("a cycle needs a paddock that rests");
  const { cycleDays } = unequalCycle(parts, restDays, herds);
  for (let grazed = wholeUp(rounded((cycleDays / step) * herds, 6)); ; grazed += 1) {
    const stays = byLargestRemainder(parts, grazed).map((steps) => steps * step);
    const length = sumOf(stays, (stay) => stay) / herds;
    const rests = stays.map((stay) => length - stay);
    if (Math.min(...rests) >= restDays) return { stays, rests };
  }
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
