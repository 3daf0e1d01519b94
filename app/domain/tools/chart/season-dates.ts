import {
  addDays,
  calendarDate,
  type CalendarDate,
  dateParts,
  isCalendarDate,
} from "../../dates/calendar-date.ts";
import type { RanchFile } from "../fields/fields.ts";

/** The same day so many years later; February 29 becomes the 28th. */
export function yearsLater(date: CalendarDate, years: number): CalendarDate {
  const { year } = dateParts(date);
  const text = `${String(year + years).padStart(4, "0")}${date.slice(4)}`;
  return isCalendarDate(text) ? text : calendarDate(`${text.slice(0, 8)}28`);
}

/** The first day after the season; a year after its start if its days are not known. */
export function seasonEnd({ season }: RanchFile, start: CalendarDate): CalendarDate {
  return season.days === null ? yearsLater(start, 1) : addDays(start, season.days);
}

/** A ranch with every date of its plan so many years later. What is done stays where it was. */
export function shifted(file: RanchFile, years: number): RanchFile {
  const later = <Value extends CalendarDate | null>(date: Value) =>
    (date === null ? null : yearsLater(date, years)) as Value;
  const spans = <Entry extends { readonly from: CalendarDate; readonly to: CalendarDate }>(
    list: readonly Entry[],
  ) => list.map((entry) => ({ ...entry, from: later(entry.from), to: later(entry.to) }));
  const { season, drought, ranch } = file;
  return {
    ...file,
    ranch: { ...ranch, firstFrost: later(ranch.firstFrost) },
    season: {
      ...season,
      start: later(season.start),
      rest: spans(season.rest),
      blocks: spans(season.blocks),
    },
    triggers: file.triggers.map((each) => ({
      ...each,
      on: later(each.on),
      leaveBy: later(each.leaveBy),
    })),
    drought: {
      ...drought,
      date: later(drought.date),
      until: later(drought.until),
      leaveBy: later(drought.leaveBy),
    },
  };
}

/** Whether the season is over, so that a new year can start. */
export function isSeasonOver(file: RanchFile, today: CalendarDate): boolean {
  const { start } = file.season;
  return start !== null && seasonEnd(file, start) <= today;
}

/** The example's dates in the season that is coming or running; the same file if they are in it already. */
export function intoSeason(example: RanchFile, today: CalendarDate): RanchFile {
  const { start } = example.season;
  if (start === null) return example;
  let years = 0;
  while (seasonEnd(example, yearsLater(start, years)) <= today) years += 1;
  return years === 0 ? example : shifted(example, years);
}
