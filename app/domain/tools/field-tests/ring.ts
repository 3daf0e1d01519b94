import { rounded } from "../numbers/round.ts";

/** The infiltration rate in inches an hour, if one inch sank in that many minutes. */
function inchesPerHour(minutes: number): number {
  return 60 / minutes;
}

/** For an even number of values, the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const CUBIC_IN_PER_FL_OZ = 1.805;
const ML_PER_CUBIC_IN = 16.387;

/** The volume of one inch of water in a ring. */
export function waterForRing(diameterIn: number): { readonly flOz: number; readonly ml: number } {
  const cubicIn = Math.PI * (diameterIn / 2) ** 2;
  return { flOz: cubicIn / CUBIC_IN_PER_FL_OZ, ml: cubicIn * ML_PER_CUBIC_IN };
}

export interface RingResult {
  readonly rates: readonly number[];
  readonly median: number;
  /** The number of the slowest ring, from 1. */
  readonly slowest: number;
}

/** The rates of all rings. Not graded: official scales disagree, so only compare readings at the same stake. */
export function rings(minutes: readonly number[]): RingResult {
  const rates = minutes.map(inchesPerHour);
  return {
    rates,
    median: rounded(median(rates), 2),
    slowest: rates.indexOf(Math.min(...rates)) + 1,
  };
}

/** Fewer rings say little about a field. */
export const MIN_RINGS = 3;
