import { type CalendarDate, calendarDate } from "./calendar-date.ts";

/** The calendar date at a moment in a time zone (IANA name), such as the site's own. */
export function dateInZone(moment: number, timeZone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return calendarDate(`${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`);
}

/** Whether a text is the name of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
