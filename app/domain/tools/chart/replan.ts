import { type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { planChart, type PlanInput } from "./plan.ts";
import type { LogEntry, PlanRow } from "./types.ts";

/** Log entries of a herd by in day. The last one is where the herd is or was. */
export function inOrder(log: readonly LogEntry[]): LogEntry[] {
  return log.toSorted((a, b) => (a.in < b.in ? -1 : a.in > b.in ? 1 : 0));
}

/** The day each paddock was last left, by the log, without open entries. */
export function lastOuts(log: readonly LogEntry[]): Map<string, CalendarDate> {
  const outs = new Map<string, CalendarDate>();
  for (const { paddockId, out } of log) {
    const latest = outs.get(paddockId);
    if (out !== null && (latest === undefined || latest < out)) outs.set(paddockId, out);
  }
  return outs;
}

/**
 * Plans the remaining rows anew from what is in the log, at least one rotation.
 */
export function replan(
  input: Omit<PlanInput, "firstId" | "stayedDays">,
  log: readonly LogEntry[],
  today: CalendarDate,
): PlanRow[] {
  const done = inOrder(log).filter((entry) => entry.out === null || entry.out > input.start);
  const latest = done.at(-1);
  if (!latest) return planChart(input);
  const outs = lastOuts(log);
  const { paddocks } = input;
  const grazings = Math.max(paddocks.length, input.rotations * paddocks.length - done.length);
  const here = latest.out === null ? latest.paddockId : undefined;
  const index = paddocks.findIndex(({ id }) => id === latest.paddockId);
  const after = paddocks[(index + 1) % paddocks.length]?.id;
  // The current stay counts from the day the herd came in, but the plan starts no earlier than today.
  const start = latest.out ?? (latest.in < today ? today : latest.in);
  return planChart({
    ...input,
    start,
    grazings,
    firstId: here ?? after,
    stayedDays: here === undefined ? 0 : daysBetween(latest.in, start),
    paddocks: paddocks.map((paddock) => ({
      ...paddock,
      lastOut: paddock.id === here ? null : (outs.get(paddock.id) ?? null),
    })),
  });
}
