import { wholeUp } from "../numbers/round.ts";

/** Paddocks for a rest and a stay: one is grazed while the others rest. */
export function paddocksFor(restDays: number, stayDays: number): number {
  return wholeUp(restDays / stayDays) + 1;
}

/** Days in each of n equal paddocks, so that each rests that long. */
export function stayFor(restDays: number, paddocks: number): number {
  return restDays / (paddocks - 1);
}

/** Days of rest that n equal paddocks give at a stay. */
export function restFor(stayDays: number, paddocks: number): number {
  return stayDays * (paddocks - 1);
}

/** The share of the land that rests at any time, in percent. */
export function restingPct(paddocks: number): number {
  return ((paddocks - 1) / paddocks) * 100;
}

/** Live weight on an acre of the paddock that is grazed. */
export function densityLbPerAcre(herdWeightLb: number, paddockAcres: number): number {
  return herdWeightLb / paddockAcres;
}

/** Acres of a strip for a number of days. */
export function stripAcres(demandLbDay: number, days: number, usableLbAc: number): number {
  return (demandLbDay * days) / usableLbAc;
}

/** Over this density cattle need experienced hands. */
export const DENSE_LB_PER_ACRE = 200_000;
