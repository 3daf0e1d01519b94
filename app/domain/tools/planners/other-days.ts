import type { RanchStocking } from "./season.ts";

/** Alternatives for a table of days of grass: three shares eaten, and growth of −25, 0 and +25%. */
export const OTHER_SHARES = [25, 30, 35] as const;
export const OTHER_YEARS = [
  { label: "Dry year, −25%", factor: 0.75 },
  { label: "As typed", factor: 1 },
  { label: "Wet year, +25%", factor: 1.25 },
] as const;

export function otherDays(value: RanchStocking, share: number, factor: number): number | null {
  const { usableLb, sharePct, daysFor } = value;
  return sharePct === null ? null : daysFor((usableLb / sharePct) * share * factor);
}
