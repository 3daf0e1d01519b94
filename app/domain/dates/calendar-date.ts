/**
 * A calendar date, `yyyy-mm-dd`, without a time or a zone: May 1 is May 1 everywhere (decision 10).
 * Days are counted between UTC midnights, all of which are 24 hours apart; no moment is read as a date.
 */
export type CalendarDate = string & { readonly __calendarDate: true };

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Year, month (1 to 12) and day of the month. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether a text is a date that exists: `2025-02-30` does not. */
export function isCalendarDate(text: string): text is CalendarDate {
  // What is no day of its month is another day once it is written out again.
  return hasForm(text) && dateOfDay(Date.parse(text) / DAY_MS) === text;
}

/** @throws RangeError when the text is not a date that exists. */
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

/** The reader's own calendar date at a moment, in the time zone of the machine. */
export function localDate(moment: Date): CalendarDate {
  const pad = (value: number, width: number) => String(value).padStart(width, "0");
  return calendarDate(
    `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`,
  );
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days since 1970-01-01. */
export const dayNumber = (date: CalendarDate) => Date.parse(date) / DAY_MS;

/** The date that many whole days later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const text = dateOfDay(dayNumber(date) + Math.trunc(days));
  if (!hasForm(text)) throw new RangeError(`There is no day ${days} days from ${date}`);
  return text;
}

/** Enough for what a `Date` has written: it is a day that exists, if its year has four digits. */
const hasForm = (text: string): text is CalendarDate => PATTERN.test(text) && text >= "0001";

/** The inverse of `dayNumber`; empty when there is no such day. */
function dateOfDay(day: number): string {
  const moment = new Date(day * DAY_MS);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString().slice(0, 10);
}
