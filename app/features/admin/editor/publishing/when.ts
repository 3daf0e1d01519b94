import { shortDate } from "../../../../domain/dates/format-date.ts";
import {
  clockTime,
  dayAndTime,
  deviceZone,
  fromNow,
  zoneName,
} from "../../../../domain/dates/format-moment.ts";
import {
  dateInZone,
  wallTimeToMoment,
  type WallTime,
  wallTime,
} from "../../../../domain/dates/site-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const EARLY = "06:00";

/** The time that the menu opens with: the one that is set, or six o'clock of the next day. */
export function firstTime(at: number | undefined, timeZone: string, now: number): WallTime {
  if (at !== undefined && at > now) return wallTime(at, timeZone);
  return { date: dateInZone(now + DAY_MS, timeZone), time: EARLY };
}

/** The moment of a time that was chosen, or why it cannot be. */
export function checkTime(
  value: WallTime,
  timeZone: string,
  now: number,
): { readonly moment: number } | { readonly error: string } {
  const found = wallTimeToMoment(value, timeZone);
  if ("skipped" in found) {
    const asked = clockTime(Date.parse(`${value.date}T${value.time}:00Z`), "UTC");
    return {
      error: `${asked} does not exist on ${shortDate(value.date)} (clocks go forward). ${clockTime(found.skipped, timeZone)}?`,
    };
  }
  if (found.moment <= now) {
    return { error: "That time has passed. Publish now, or choose a later time." };
  }
  return found;
}

/** The zone of a time that is typed, and what this device's clock shows then. */
export function explainTime(value: WallTime, timeZone: string, now: number) {
  const zone = zoneName(timeZone);
  const found = wallTimeToMoment(value, timeZone);
  const moment = "moment" in found ? found.moment : found.skipped;
  const own = deviceZone();
  const off = fromNow(moment, now);
  const away = off.charAt(0).toUpperCase() + off.slice(1);
  return {
    zone,
    device: `On this device: ${dayAndTime(moment, own, now)} ${zoneName(own)}. ${away}.`,
  };
}
