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

/** How long ago a date was, in whole units: "yesterday", "3 weeks ago", "2 years ago", "in 4 days". */
export function relativeDate(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  const size = Math.abs(days);
  if (days === 0) return "today";
  if (size === 1) return days < 0 ? "yesterday" : "tomorrow";
  if (size < 7) return ago(days, "day");
  if (size < 30) return ago(Math.trunc(days / 7), "week");
  const months = monthsBetween(today, date);
  if (Math.abs(months) < 12) return ago(months || Math.sign(days), "month");
  return ago(Math.trunc(months / 12), "year");
}

/** In words of our own: an `Intl` object takes a slow phone 60 ms to make. */
function ago(count: number, unit: string): string {
  const size = Math.abs(count);
  const words = `${size} ${unit}${size === 1 ? "" : "s"}`;
  return count < 0 ? `${words} ago` : `in ${words}`;
}

/** Whole months from one date to another: from January 31 to February 28 it is none. */
function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  if (to < from) return 0 - monthsBetween(to, from);
  const [a, b] = [dateParts(from), dateParts(to)];
  return (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
}

/** `MMMM d`, where the year is known: May 8. */
export function dayAndMonth(date: CalendarDate): string {
  const { month, day } = dateParts(date);
  return `${monthName(month)} ${day}`;
}

/** `MMM d`, for narrow places: Jun 15. */
export function shortDay(date: CalendarDate): string {
  const { month, day } = dateParts(date);
  return `${monthName(month).slice(0, 3)} ${day}`;
}
