import { calendarDate, type CalendarDate, dateParts, isCalendarDate } from "./calendar-date.ts";

/** The same day that many years later; February 29 becomes the 28th if there is none. */
export function yearsLater(date: CalendarDate, years: number): CalendarDate {
  const { year } = dateParts(date);
  const text = `${String(year + years).padStart(4, "0")}${date.slice(4)}`;
  return isCalendarDate(text) ? text : calendarDate(`${text.slice(0, 8)}28`);
}
