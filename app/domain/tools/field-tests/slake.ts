/** Slake classes of the NRCS field test, 1 (falls apart) to 6 (holds together). */
export const SLAKE_CLASSES = [
  "Half of the crumb or more was lost within 5 seconds, or it couldn’t be sampled.",
  "Half or more was lost 5 to 30 seconds after it went in.",
  "Half or more was lost 30 seconds to 5 minutes after, or under a tenth stayed after 5 dips.",
  "10 to 25% stayed on the sieve after 5 dips.",
  "25 to 75% stayed on the sieve after 5 dips.",
  "75 to 100% stayed on the sieve after 5 dips.",
] as const;

/** The average class of the crumbs; null if there are none. */
export function slakeAverage(classes: readonly number[]): number | null {
  return classes.length === 0
    ? null
    : classes.reduce((sum, value) => sum + value, 0) / classes.length;
}
