import { type CalendarDate, dateParts } from "./calendar-date.ts";

/** A date in full as a language writes it: May 8, 2025, or 8 de mayo de 2025. @param locale such as `es-MX`. */
export function dateIn(locale: string, date: CalendarDate): string {
  return formatted(locale, date, { dateStyle: "long" });
}

/** A day of any year as a language writes it: May 8, or 8 de mayo. @param locale such as `es-MX`. */
export function dayIn(locale: string, date: CalendarDate): string {
  return formatted(locale, date, { month: "long", day: "numeric" });
}

function formatted(locale: string, date: CalendarDate, form: Intl.DateTimeFormatOptions): string {
  const { year, month, day } = dateParts(date);
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(locale, {
    ...form,
    timeZone: "UTC",
  });
}
