import { localDate } from "#app/domain/dates/calendar-date.ts";
import { shortDate } from "#app/domain/dates/format-date.ts";

const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** A day in the device's time zone: "today", or `MMM d, yyyy`. */
export function dayOf(moment: number, now = Date.now()): string {
  const date = localDate(new Date(moment));
  return date === localDate(new Date(now)) ? "today" : shortDate(date);
}

/** A moment in the device's time zone: "today 3:00 AM", "Nov 20, 2026, 3:00 AM". */
export function whenOf(moment: number, now = Date.now()): string {
  const day = dayOf(moment, now);
  return `${day}${day === "today" ? "" : ","} ${TIME.format(moment)}`;
}
