/**
 * How results are rounded for people. Nothing is rounded inside a sum.
 * Days and animals are first rounded to a tenth, so that 36.98 cows are 37 and 26.6 days are 26.
 */

/** Guards against binary fractions such as 1.005, which is stored a little below itself. */
const BINARY_SLACK = 1e-9;

export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const away = value < 0 ? -BINARY_SLACK : BINARY_SLACK;
  return Math.round(value * scale + away) / scale;
}

/** Whole days or animals that are surely there: to a tenth, then down. */
export function wholeDown(value: number): number {
  return Math.floor(rounded(value, 1) + BINARY_SLACK);
}

/** Things to buy, paddocks, rods and posts: up. */
export function wholeUp(value: number): number {
  return Math.ceil(value - BINARY_SLACK);
}

/** Days as they are shown: one decimal under 20, whole above. */
export function daysShown(days: number): number {
  return rounded(days, days < 20 ? 1 : 0);
}
