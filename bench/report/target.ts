import { figure, table } from "./table.ts";

/** A goal and the measured value. */
export interface Target {
  readonly what: string;
  readonly limit: number;
  /** NaN if not measured. */
  readonly measured: number;
  readonly unit: string;
  readonly decimals?: number;
  /** Whether more is better. */
  readonly atLeast?: boolean;
}

export function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const { what, limit, measured, unit, decimals = 0, atLeast = false } = target;
    return [
      what,
      `${atLeast ? "at least" : "at most"} ${figure(limit, decimals)} ${unit}`.trim(),
      Number.isFinite(measured) ? `${figure(measured, decimals)} ${unit}`.trim() : "not measured",
      verdict(target),
    ];
  });
  return table(["Target", "wanted", "measured", ""], rows);
}

function verdict({ limit, measured, unit, decimals = 0, atLeast = false }: Target): string {
  if (!Number.isFinite(measured)) return "not measured";
  const shown = Number(figure(measured, decimals));
  const missing = atLeast ? limit - shown : shown - limit;
  return missing <= 0 ? "reached" : `missed by ${figure(missing, decimals)} ${unit}`.trim();
}
