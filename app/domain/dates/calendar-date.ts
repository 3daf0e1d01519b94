/**
 * A calendar date, `yyyy-mm-dd`, without a time or a zone: May 1 is May 1 everywhere (decision 10).
 * Arithmetic uses UTC midnights, which are always 24 hours apart.
 */
export type CalendarDate = string & { readonly __calendarDate: true };

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Year, month (1 to 12) and day of the month. */
interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether a text is a valid date: `2025-02-30` is not. */
export function isCalendarDate(text: string): text is CalendarDate {
  // A day past the end of its month rolls over, so it does not survive the round trip.
  return hasForm(text) && dateOfDay(Date.parse(text) / DAY_MS) === text;
}

/** @throws RangeError if the text is not a valid date. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`"${text}" is not a date like 2025-05-08`);
  return text;
}

export function dateParts(date: CalendarDate): DateParts {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

/** The calendar date at a moment in the device's time zone. */
export function localDate(moment: Date): CalendarDate {
  const pad = (value: number, width: number) => String(value).padStart(width, "0");
  return calendarDate(
    `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`,
  );
}

/** Whole days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days since 1970-01-01. */
export const dayNumber = (date: CalendarDate) => Date.parse(date) / DAY_MS;

/** The date that many whole days later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const text = dateOfDay(dayNumber(date) + Math.trunc(days));
  if (!hasForm(text)) throw new RangeError(`There is no day ${days} days from ${date}`);
  return text;
}

/** Sufficient for text produced by `Date`, which is valid if its year has four digits. */
const hasForm = (text: string): text is CalendarDate => PATTERN.test(text) && text >= "0001";

/** The inverse of `dayNumber`; empty if out of range. */
function dateOfDay(day: number): string {
  const moment = new Date(day * DAY_MS);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString().slice(0, 10);
}
