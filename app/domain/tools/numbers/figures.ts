import { withCommas } from "../../plural.ts";

/** A number with thousands commas, a real minus sign and at most that many decimals. */
export function figure(value: number, decimals = 0): string {
  const [whole = "0", fraction] = Math.abs(rounded(value, decimals)).toString().split(".");
  const sign = rounded(value, decimals) < 0 ? "−" : "";
  return `${sign}${withCommas(whole)}${fraction ? `.${fraction}` : ""}`;
}

/** Whole dollars, or dollars and cents: "$1,950", "−$136", "$0.98". */
export function dollars(value: number, decimals: 0 | 2 = 0): string {
  const shown = rounded(value, decimals);
  const [whole, cents = ""] = figure(Math.abs(shown), decimals).split(".");
  return `${shown < 0 ? "−" : ""}$${whole}${decimals ? `.${cents.padEnd(2, "0")}` : ""}`;
}

/** A typed number with all its decimals, so that a shown calculation comes out right. */
export const asTyped = (value: number): string => figure(value, 4);

/** A number with its noun and at most that many decimals: "1 acre", "2.5 acres". */
export const amount = (value: number, noun: string, decimals = 4): string =>
  `${decimals === 1 ? tenths(value) : figure(value, decimals)} ${noun}${rounded(value, decimals) === 1 ? "" : "s"}`;

/** An amount that was typed, with its cents if it has any: "$80", "$18.50", "$0.035". */
export function dollarsAsTyped(value: number): string {
  const [whole, cents] = asTyped(Math.abs(value)).split(".");
  return `${value < 0 ? "−" : ""}$${whole}${cents ? `.${cents.padEnd(2, "0")}` : ""}`;
}

/** One decimal; a small amount is "under 0.1", never 0. */
export const tenths = (value: number): string =>
  value > BINARY_SLACK && rounded(value, 1) === 0 ? "under 0.1" : figure(value, 1);

/** Days with their noun, one decimal under 20: "111 days", "5.2 days", "1 day". */
export function daysText(days: number): string {
  const shown = daysShown(days);
  return `${tenths(shown === 0 ? days : shown)} ${shown === 1 ? "day" : "days"}`;
}

/**
 * Rounding of results for display; intermediate values are never rounded.
 * Days and animals are rounded to a tenth first, so that 36.98 cows are 37 and 26.6 days are 26.
 */

/** Compensates for floating-point error: 1.005 is stored slightly below its value. */
const BINARY_SLACK = 1e-9;

export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const away = value < 0 ? -BINARY_SLACK : BINARY_SLACK;
  return Math.round(value * scale + away) / scale;
}

/** Rounds days or animals to a tenth, then down. */
export function wholeDown(value: number): number {
  return Math.floor(rounded(value, 1) + BINARY_SLACK);
}

/** Rounds up things to buy or build, such as rods, posts and paddocks. */
export function wholeUp(value: number): number {
  return Math.ceil(value - BINARY_SLACK);
}

/** Rounds days for display: one decimal under 20, none above. */
export function daysShown(days: number): number {
  return rounded(days, days < 20 ? 1 : 0);
}

/** The sum of a value of each entry; null counts as zero. */
export function sumOf<Entry>(list: readonly Entry[], of: (entry: Entry) => number | null): number {
  return list.reduce((sum, entry) => sum + (of(entry) ?? 0), 0);
}

export const SQ_FT_PER_ACRE = 43_560;
export const LB_PER_TON = 2000;
