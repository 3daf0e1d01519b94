/** The middle value; of an even number of values, the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/**
 * How many times larger the values are than those measured in the same rounds: the median of the ratios of
 * each round, so that a busy spell affects both sides of a ratio.
 */
export function medianRatio(values: readonly number[], beside: readonly number[]): number {
  return median(values.map((value, round) => value / (beside[round] ?? Number.NaN)));
}

/** A percentile (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
