import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
} from "../../../domain/dates/calendar-date.ts";

const A_SATURDAY = calendarDate("2000-01-01");
/** Less notice than this is none. */
const NOTICE_DAYS = 3;

/** The Saturday to begin by: the next one, or the one after where that is almost here. */
export function nextSaturday(today: CalendarDate): CalendarDate {
  const sinceSaturday = ((daysBetween(A_SATURDAY, today) % 7) + 7) % 7;
  const left = 7 - sinceSaturday;
  return addDays(today, left < NOTICE_DAYS ? left + 7 : left);
}
