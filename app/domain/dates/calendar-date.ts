/**
 * A calendar date, `yyyy-mm-dd`, without a time or a zone: May 1 is May 1 everywhere (decision 10).
 * Nothing here goes through UTC midnight.
 */
export type CalendarDate = string & { readonly __calendarDate: true };

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Year, month (1 to 12) and day of the month. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether a text is a date that exists: `2025-02-30` does not. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = PATTERN.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
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

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days since 0000-03-01 in the Gregorian calendar (civil-from-days counting, no time zone). */
function dayNumber(date: CalendarDate): number {
  const { year, month, day } = dateParts(date);
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const yearDays =
    marchYear * 365 +
    Math.floor(marchYear / 4) -
    Math.floor(marchYear / 100) +
    Math.floor(marchYear / 400);
  return yearDays + Math.floor((153 * marchMonth + 2) / 5) + day;
}

/** The date that many whole days later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDay(dayNumber(date) + Math.trunc(days));
}

/** The inverse of `dayNumber` (days to civil date, 400-year eras of 146,097 days). */
function dateOfDay(number: number): CalendarDate {
  const days = number - 1;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return calendarDate(
    `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
  );
}
