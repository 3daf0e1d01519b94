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
