import { type CalendarDate, dateParts } from "./calendar-date.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Month name for 1 to 12. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? "";
}

/** `MMMM d, yyyy`, as in the post hero: May 8, 2025 (specification, section 9). */
export function longDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date);
  return `${monthName(month)} ${day}, ${year}`;
}

/** `MMM d, yyyy`, as in the dashboard: Jun 15, 2024 (specification, section 9). */
export function shortDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date);
  return `${monthName(month).slice(0, 3)} ${day}, ${year}`;
}

/** `MMMM d`: May 8. */
export function dayAndMonth(date: CalendarDate): string {
  const { month, day } = dateParts(date);
  return `${monthName(month)} ${day}`;
}

/** `MMMM d`, with the year if it is not that of a day or moment: January 1, 2019. */
export const dayWithYear =
  (now: string) =>
  (date: CalendarDate): string =>
    date.slice(0, 4) === now.slice(0, 4) ? dayAndMonth(date) : longDate(date);

/** `MMM d`, for narrow places: Jun 15. */
export function shortDay(date: CalendarDate): string {
  const { month, day } = dateParts(date);
  return `${monthName(month).slice(0, 3)} ${day}`;
}
