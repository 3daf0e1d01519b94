import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { daysFrom } from "./moment.ts";
import type { LogEntry, RanchFile } from "../fields/fields.ts";
import { solve } from "../planner.ts";
import { HERD } from "../planners/herd.ts";

/** Animal-unit days per acre, not counting the out day. */
export function unitDaysPerAcre(units: number, days: number, acres: number): number {
  return (units * days) / acres;
}

/** The average herd: the animal-unit days of all stays over their days. */
export function averageHerd(stays: readonly { units: number; days: number }[]): number {
  const days = stays.reduce((sum, stay) => sum + stay.days, 0);
  return stays.reduce((sum, stay) => sum + stay.units * stay.days, 0) / days;
}

/** The day to shut a paddock, so that it rests before the first frost and stockpiles for winter. */
export function shutBy(firstFrost: CalendarDate, restDays: number): CalendarDate {
  return addDays(firstFrost, -restDays);
}

/** Animal-unit days of a logged stay until a day; null if a number of the herd is missing. */
export function unitDays(file: RanchFile, entry: LogEntry, today: CalendarDate): number | null {
  const herd = solve(HERD, file, today);
  if (!herd.ok) return null;
  const { head, units } = herd.value.ofHerd(entry.herdId);
  const days = Math.max(0, daysFrom(entry.in, entry.out ?? today));
  return (((entry.head ?? head) * units) / head) * days;
}

/** The same on an acre of its paddock; null if that has no acres. */
export function loggedUnitDays(
  file: RanchFile,
  entry: LogEntry,
  today: CalendarDate,
): number | null {
  const acres = file.paddocks.find(({ id }) => id === entry.paddockId)?.acres;
  const all = unitDays(file, entry, today);
  return !acres || all === null ? null : unitDaysPerAcre(all, 1, acres);
}
