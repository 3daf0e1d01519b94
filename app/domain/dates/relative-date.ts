import { type CalendarDate, dateParts, daysBetween } from "./calendar-date.ts";

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

/**
 * The same with the month, where years have passed: "May 2025, 1 year ago".
 *
 * @param full the date in full, as longDate writes it.
 */
export function withMonth(ago: string, full: string): string {
  return ago.includes("year") ? `${full.replace(/ \d+,/, "")}, ${ago}` : ago;
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
