import { type CalendarDate, addDays, daysBetween } from "../../dates/calendar-date.ts";
import { LB_PER_UNIT_DAY } from "../grass/animal-units.ts";
import { lastOuts } from "./replan.ts";
import type { LogEntry, PlanRow } from "./types.ts";

/** Animal-unit days per acre, not counting the out day. */
export function unitDaysPerAcre(units: number, days: number, acres: number): number {
  return (units * days) / acres;
}

/** Dry pounds eaten per acre over that many animal-unit days. */
export function eatenLbPerAcre(unitDaysAcre: number): number {
  return unitDaysAcre * LB_PER_UNIT_DAY;
}

/** The average herd: the animal-unit days of all stays over their days. */
export function averageHerd(stays: readonly { units: number; days: number }[]): number {
  const days = stays.reduce((sum, stay) => sum + stay.days, 0);
  return stays.reduce((sum, stay) => sum + stay.units * stay.days, 0) / days;
}

/** Days since the herd left, by the log; null if it is there now or never was. */
export function daysRested(
  paddockId: string,
  log: readonly LogEntry[],
  today: CalendarDate,
): number | null {
  if (log.some((entry) => entry.paddockId === paddockId && entry.out === null)) return null;
  const out = lastOuts(log).get(paddockId);
  return out === undefined || out > today ? null : daysBetween(out, today);
}

/** The day to shut a paddock, so that it rests before the first frost and stockpiles for winter. */
export function shutBy(firstFrost: CalendarDate, restDays: number): CalendarDate {
  return addDays(firstFrost, -restDays);
}

/** The next planned moves after today. */
export function nextMoves(plan: readonly PlanRow[], today: CalendarDate, count = 3): PlanRow[] {
  return plan.filter((row) => row.in > today).slice(0, count);
}
