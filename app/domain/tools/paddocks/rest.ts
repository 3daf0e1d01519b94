import { wholeUp } from "../numbers/round.ts";

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
