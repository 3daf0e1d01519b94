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
  LAST_MOMENT,
  wallTimeToMoment,
  type WallTime,
  wallTime,
} from "#app/domain/dates/site-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MORNING = "06:00";
const LAST_YEAR = 9998;

/** The time the menu opens with: the scheduled one, or six o'clock the next morning. */
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
  const result = momentOf(value, timeZone);
  if (!result) return { error: `Choose a day before the end of the year ${LAST_YEAR}.` };
  if ("skipped" in result) {
    return {
      error: `${chosenTime(value)} doesn’t exist on ${shortDate(value.date)} (clocks go forward). ${clockTime(result.skipped, timeZone)}?`,
    };
  }
  if (result.moment <= now) {
    return { error: "That time has passed. Publish now, or choose a later time." };
  }
  return { moment: result.moment };
}

/** The moment of a chosen time; undefined if its year would have more than four digits. */
function momentOf(value: WallTime, timeZone: string) {
  const result = wallTimeToMoment(value, timeZone);
  const moment = "moment" in result ? result.moment : result.skipped;
  return moment > LAST_MOMENT ? undefined : result;
}

function chosenTime({ date, time }: WallTime): string {
  return clockTime(Date.parse(`${date}T${time}:00Z`), "UTC");
}

/** The zone of a chosen time, which of two it is when clocks go back, and the same moment on this device's clock. */
export function explainTime(value: WallTime, timeZone: string, now: number) {
  const zone = zoneName(timeZone);
  const result = momentOf(value, timeZone);
  if (!result) return { zone, which: "", device: "" };
  const moment = "moment" in result ? result.moment : result.skipped;
  const deviceTimeZone = deviceZone();
  const distance = fromNow(moment, now);
  const capitalized = distance.charAt(0).toUpperCase() + distance.slice(1);
  return {
    zone,
    which:
      "twice" in result && result.twice
        ? `${chosenTime(value)} comes twice on ${shortDate(value.date)} (clocks go back). This is the first. `
        : "",
    device: `On this device: ${dayAndTime(moment, deviceTimeZone, now)} ${zoneName(deviceTimeZone)}. ${capitalized}.`,
  };
}
