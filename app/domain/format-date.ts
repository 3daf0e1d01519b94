import { type CalendarDate, dateParts, daysBetween } from "./calendar-date.ts";

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

/** How long ago a date was, in whole units: "today", "3 weeks ago", "2 years ago", "in 4 days". */
export function relativeDate(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  const size = Math.abs(days);
  if (size < 7) return format.format(days, "day");
  if (size < 30) return format.format(Math.trunc(days / 7), "week");
  if (size < 365) return format.format(Math.trunc(days / 30.44) || Math.sign(days), "month");
  return format.format(Math.trunc(days / 365.25) || Math.sign(days), "year");
}
