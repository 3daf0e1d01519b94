import type { CalendarDate } from "../../dates/calendar-date.ts";
import { daysFrom } from "./moment.ts";
import type { LogEntry, RanchFile } from "../fields/fields.ts";
import { lbBetween } from "../grass/animal-units.ts";
import { solve } from "../planner.ts";
import { HERD } from "../planners/herd.ts";

/** Days of a logged stay so far; the out day is not counted. */
export const daysOf = (stay: LogEntry, today: CalendarDate): number =>
  Math.max(0, daysFrom(stay.in, stay.out ?? today));

/**
 * The animal-unit days of a stay, logged or planned, with calves as the plan counts them; null if a number of the herd
 * is missing.
 */
export function unitDays(
  file: RanchFile,
  entry: Pick<LogEntry, "herdId" | "in" | "out"> & Partial<Pick<LogEntry, "head">>,
  today: CalendarDate,
): number | null {
  const herd = solve(HERD, file, today);
  if (!herd.ok) return null;
  const { head, units, lbPerDay, lbOn } = herd.value.ofHerd(entry.herdId);
  const lb = lbBetween(lbOn, entry.in, entry.out ?? today);
  return (((entry.head ?? head) / head) * lb * units) / lbPerDay;
}

/** A logged stay's animal-unit days per acre of its paddock; null if the acres or a number of the herd are missing. */
export function loggedUnitDays(
  file: RanchFile,
  entry: LogEntry,
  today: CalendarDate,
): number | null {
  const acres = file.paddocks.find(({ id }) => id === entry.paddockId)?.acres;
  const all = unitDays(file, entry, today);
  return !acres || all === null ? null : all / acres;
}
