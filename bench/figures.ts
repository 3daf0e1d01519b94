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

/** A figure rounded to `decimals`, or a dash if it was not measured. */
export function figure(value: number, decimals = 0): string {
  return Number.isFinite(value) ? value.toFixed(decimals) : "–";
}

/** A Markdown table. The first column has names, the others right-aligned figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** A measured figure and the most it may be; with `atLeast`, the least. */
type Goal = readonly [
  what: string,
  measured: number,
  limit: number,
  unit: string,
  decimals?: number,
  atLeast?: "at least",
];

/** A Markdown table of goals, each marked as reached or missed. */
export function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map(([what, measured, limit, unit, decimals = 0, atLeast]) => {
    const shown = figure(measured, decimals);
    const reached = atLeast ? Number(shown) >= limit : Number(shown) <= limit;
    const goal = `${atLeast ?? "at most"} ${figure(limit, decimals)}`;
    return [what, `${shown} ${unit}`.trim(), goal, reached ? "reached" : "missed"];
  });
  return table(["", "measured", "goal", ""], rows);
}
