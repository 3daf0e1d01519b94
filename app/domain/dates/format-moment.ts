import { pluralize } from "../plural.ts";
import { dateParts } from "./calendar-date.ts";
import { shortDate, shortDay } from "./format-date.ts";
import { dateInZone, formatsOfZones, wallTime } from "./site-time.ts";

/** The device's time zone. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time of day in a time zone, with a no-break space: `4:12 PM`. */
export function clockTime(moment: number, timeZone: string): string {
  const [hours = 0, minutes = 0] = wallTime(moment, timeZone).time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}\u00A0${hours < 12 ? "AM" : "PM"}`;
}

/** `Dec 1, 6:00 AM`; with the year if it differs from that of `now`. */
export function dayAndTime(moment: number, timeZone: string, now: number): string {
  const day = dateInZone(moment, timeZone);
  const { year } = dateParts(day);
  const sameYear = year === dateParts(dateInZone(now, timeZone)).year;
  return `${shortDay(day)}${sameYear ? "" : `, ${year}`}, ${clockTime(moment, timeZone)}`;
}

/** `4:12 PM` if today, otherwise `Nov 20, 4:12 PM`. */
export function recently(moment: number, timeZone: string, now: number): string {
  return dateInZone(moment, timeZone) === dateInZone(now, timeZone)
    ? clockTime(moment, timeZone)
    : dayAndTime(moment, timeZone, now);
}

/** `today`, otherwise `Nov 20, 2026`: a day in the site's time. */
export function recentDay(moment: number, timeZone: string, now: number): string {
  const day = dateInZone(moment, timeZone);
  return day === dateInZone(now, timeZone) ? "today" : shortDate(day);
}

const namesIn = formatsOfZones("en-US", { timeZoneName: "longGeneric" });

/** The name of a time zone in words: `Central Time`. */
export function zoneName(timeZone: string): string {
  const parts = namesIn(timeZone).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The distance to a moment in whole minutes, hours or days: `in 9 days`, `5 minutes ago`, `just now`. */
export function fromNow(moment: number, now: number): string {
  const minutes = Math.round((moment - now) / 60_000);
  const size = Math.abs(minutes);
  if (size < 1) return "just now";
  const [count, unit] =
    size < 60
      ? [size, "minute"]
      : size < 48 * 60
        ? [Math.round(size / 60), "hour"]
        : [Math.round(size / 60 / 24), "day"];
  const words = pluralize(count, unit);
  return minutes < 0 ? `${words} ago` : `in ${words}`;
}

/** A recent moment in the site's time, with the zone's name if the device's zone shows another time. */
export function siteMoment(moment: number, timeZone: string, now: number): string {
  const words = recently(moment, timeZone, now);
  return words === recently(moment, deviceZone(), now) ? words : `${words} ${zoneName(timeZone)}`;
}
