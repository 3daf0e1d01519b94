import { rounded, sumOf, wholeUp } from "../numbers/figures.ts";

/**
 * The stay in each of n equal paddocks that gives that rest, if k herds share them: k paddocks are grazed at a time, so
 * a round of all takes n × stay ÷ k days, and that is the stay and the rest. With one herd it is rest ÷ (n − 1).
 */
export function stayFor(restDays: number, paddocks: number, herds = 1): number {
  return (herds * restDays) / (paddocks - herds);
}

/** Before a rest in a sum: "2 herds × ". */
export const timesHerds = (herds: number): string => (herds === 1 ? "" : `${herds} herds × `);

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

/**
 * Each paddock's share of a cycle, by acres x rating. The shares add up to 1. With one herd any share leaves time to
 * rest. With k herds a paddock with a k-th of the grass would never be empty, so no share is above 1 ÷ (k + 1), that
 * of the fewest equal paddocks in which k herds leave one to rest; the others share what is above.
 */
export function shares(paddocks: readonly Size[], herds = 1): number[] {
  const weights = paddocks.map(goodAcres);
  const all = sumOf(weights, (weight) => weight);
  const parts = weights.map((weight) => weight / all);
  return herds === 1 ? parts : limited(parts, 1 / (herds + 1));
}

/** The shares with none above a limit. */
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
 * The same as the chart plans it, in whole or in half days: the days that the herds graze in a cycle are rounded up,
 * stays are apportioned by largest remainder (ties go to the earlier paddock), each at least one step, and steps are
 * added until the shortest rest reaches the target. With several herds a rest can be a few days off these, as their
 * stays end on different days; the chart never cuts it below the target.
 *
 * @throws RangeError with no more paddocks than herds, where none could rest.
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
