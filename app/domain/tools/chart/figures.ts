import type { CalendarDate } from "../../dates/calendar-date.ts";
import { daysFrom } from "./moment.ts";
import type { LogEntry, RanchFile } from "../fields/fields.ts";
import { solve } from "../planner.ts";
import { HERD } from "../planners/herd.ts";

/** Days of a logged stay until a day, the out day not counted. */
export const daysOf = (stay: LogEntry, today: CalendarDate): number =>
  Math.max(0, daysFrom(stay.in, stay.out ?? today));

/** Its animal-unit days; null if a number of the herd is missing. */
export function unitDays(file: RanchFile, entry: LogEntry, today: CalendarDate): number | null {
  const herd = solve(HERD, file, today);
  if (!herd.ok) return null;
  const { head, units } = herd.value.ofHerd(entry.herdId);
  return (((entry.head ?? head) * units) / head) * daysOf(entry, today);
}

/** The same on an acre of its paddock; null if that has no acres. */
export function loggedUnitDays(
  file: RanchFile,
  entry: LogEntry,
  today: CalendarDate,
): number | null {
  const acres = file.paddocks.find(({ id }) => id === entry.paddockId)?.acres;
  const all = unitDays(file, entry, today);
  return !acres || all === null ? null : all / acres;
}
