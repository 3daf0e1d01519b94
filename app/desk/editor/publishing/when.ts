import { shortDate } from "#app/domain/dates/format-date.ts";
import {
  clockTime,
  dayAndTime,
  deviceZone,
  fromNow,
  zoneName,
} from "#app/domain/dates/format-moment.ts";
import {
  dateInZone,
  wallTimeToMoment,
  type WallTime,
  wallTime,
} from "#app/domain/dates/site-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MORNING = "06:00";

/** The time the menu opens with: the scheduled one, or six in the morning of the next day. */
export function firstTime(at: number | undefined, timeZone: string, now: number): WallTime {
  if (at !== undefined && at > now) return wallTime(at, timeZone);
  return { date: dateInZone(now + DAY_MS, timeZone), time: MORNING };
}

/** The moment of a chosen time, or why it is refused. */
export function checkTime(
  value: WallTime,
  timeZone: string,
  now: number,
): { readonly moment: number } | { readonly error: string } {
  const result = wallTimeToMoment(value, timeZone);
  if ("skipped" in result) {
    const chosenTime = clockTime(Date.parse(`${value.date}T${value.time}:00Z`), "UTC");
    return {
      error: `${chosenTime} doesn’t exist on ${shortDate(value.date)} (clocks go forward). ${clockTime(result.skipped, timeZone)}?`,
    };
  }
  if (result.moment <= now) {
    return { error: "That time has passed. Publish now, or choose a later time." };
  }
  return result;
}

/** The zone of a chosen time, and the same moment on this device's clock. */
export function explainTime(value: WallTime, timeZone: string, now: number) {
  const zone = zoneName(timeZone);
  const result = wallTimeToMoment(value, timeZone);
  const moment = "moment" in result ? result.moment : result.skipped;
  const deviceTimeZone = deviceZone();
  const distance = fromNow(moment, now);
  const capitalized = distance.charAt(0).toUpperCase() + distance.slice(1);
  return {
    zone,
    device: `On this device: ${dayAndTime(moment, deviceTimeZone, now)} ${zoneName(deviceTimeZone)}. ${capitalized}.`,
  };
}
