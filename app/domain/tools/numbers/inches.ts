import { figure, rounded } from "./figures.ts";

const QUARTERS = 4;

/** Rounded up to a quarter inch, the safe side. */
export const quarterUp = (inches: number): number =>
  Math.ceil(rounded(inches * QUARTERS, 6)) / QUARTERS;

/** "8½ in.", "7¼ in." */
export function inchesText(typed: number): string {
  const inches = quarterUp(typed);
  const quarter = ["", "¼", "½", "¾"][Math.round((inches % 1) * QUARTERS)] ?? "";
  const whole = Math.floor(inches);
  return `${whole === 0 && quarter ? "" : figure(whole)}${quarter} in.`;
}
