import { type CalendarDate, addDays, daysBetween } from "../../dates/calendar-date.ts";
import { LB_PER_UNIT_DAY } from "../grass/animal-units.ts";
import { lastOuts } from "./replan.ts";
import type { LogEntry, PlanRow } from "./types.ts";

/** Animal-unit days on an acre. The out day is not counted. */
export function unitDaysPerAcre(units: number, days: number, acres: number): number {
  return (units * days) / acres;
}

/** Dry pounds eaten from an acre by that many animal-unit days. */
export function eatenLbPerAcre(unitDaysAcre: number): number {
  return unitDaysAcre * LB_PER_UNIT_DAY;
}

/** The herd of an ordinary day: animal-days of all stays over all days. */
export function averageHerd(stays: readonly { units: number; days: number }[]): number {
  const days = stays.reduce((sum, stay) => sum + stay.days, 0);
  return stays.reduce((sum, stay) => sum + stay.units * stay.days, 0) / days;
}

/** Days since the herd left, by the log: null when it is there or never was. */
export function daysRested(
  paddockId: string,
  log: readonly LogEntry[],
  today: CalendarDate,
): number | null {
  if (log.some((entry) => entry.paddockId === paddockId && entry.out === null)) return null;
  const out = lastOuts(log).get(paddockId);
  return out === undefined || out > today ? null : daysBetween(out, today);
}

/** The paddock must be shut so long before the first frost, for a winter's stockpile. */
export function shutBy(firstFrost: CalendarDate, restDays: number): CalendarDate {
  return addDays(firstFrost, -restDays);
}

/** The planned rows that are still ahead, the one the herd is on included. */
export function nextMoves(plan: readonly PlanRow[], today: CalendarDate, count = 3): PlanRow[] {
  return plan.filter((row) => row.in > today).slice(0, count);
}
