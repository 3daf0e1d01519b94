import { addDays, type CalendarDate, isCalendarDate } from "../../dates/calendar-date.ts";
import { yearsLater } from "../../dates/years-later.ts";
import type { Path, RanchFile } from "../fields/fields.ts";
import { entriesAt, setAt } from "../fields/file.ts";

/** The first day after the season; a year after its start if its days are not known. */
export function seasonEnd({ season }: RanchFile, start: CalendarDate): CalendarDate {
  return season.days === null ? yearsLater(start, 1) : addDays(start, season.days);
}

/** The dates that belong to a plan. Dates of what was done do not, and calving repeats every year. */
const PLANNED = [
  "ranch.firstFrost",
  "season.start",
  "season.rest.from",
  "season.rest.to",
  "season.blocks.from",
  "season.blocks.to",
  "triggers.on",
  "triggers.leaveBy",
  "drought.date",
  "drought.until",
  "drought.leaveBy",
] as const satisfies readonly Path[];

/** A ranch with every date of its plan that many years later. Dates of what was done stay. */
export const shifted = (file: RanchFile, years: number): RanchFile =>
  PLANNED.flatMap((path) => entriesAt(file, path)).reduce(
    (moved, { path, value }) =>
      typeof value === "string" && isCalendarDate(value)
        ? setAt(moved, path, yearsLater(value, years))
        : moved,
    file,
  );

/** Whether the season is over, so that a new year can start. */
export function isSeasonOver(file: RanchFile, today: CalendarDate): boolean {
  const { start } = file.season;
  return start !== null && seasonEnd(file, start) <= today;
}

/** The example with its dates moved to the coming or running season; the same file if they are in it already. */
export function intoSeason(example: RanchFile, today: CalendarDate): RanchFile {
  const years = yearsUntilOpen(example, today, 0);
  return years === 0 ? example : shifted(example, years);
}

/** The fewest years, at least `least`, after which the season is not over. */
export function yearsUntilOpen(file: RanchFile, today: CalendarDate, least: number): number {
  const { start } = file.season;
  if (start === null) return 0;
  let years = least;
  while (seasonEnd(file, yearsLater(start, years)) <= today) years += 1;
  return years;
}
