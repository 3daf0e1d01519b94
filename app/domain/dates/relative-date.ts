import { type CalendarDate, dateParts, daysBetween } from "./calendar-date.ts";

/** How long ago a date was, or how far off: "yesterday", "3 weeks ago", "2 years ago", "in 4 days". */
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
 * Adds the month to a relative date in years: "May 2025, 1 year ago". Month and year stay on one line.
 *
 * @param ago from `relativeDate`.
 * @param full from `longDate`.
 */
export function withMonth(ago: string, full: string): string {
  return ago.includes("year") ? `${full.replace(/ \d+, /, "\u00a0")}, ${ago}` : ago;
}

/** Not `Intl.RelativeTimeFormat`, which takes 60 ms to create on a slow phone. */
function ago(count: number, unit: string): string {
  const size = Math.abs(count);
  const words = `${size} ${unit}${size === 1 ? "" : "s"}`;
  return count < 0 ? `${words} ago` : `in ${words}`;
}

/** Whole months from one date to another: 0 from January 31 to February 28. */
function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  if (to < from) return 0 - monthsBetween(to, from);
  const [a, b] = [dateParts(from), dateParts(to)];
  return (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
}
