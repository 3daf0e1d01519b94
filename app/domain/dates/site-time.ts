import { type CalendarDate, calendarDate } from "./calendar-date.ts";

/** The calendar date at a moment in a time zone (IANA name), such as the site's own. */
export function dateInZone(moment: number, timeZone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return calendarDate(`${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`);
}

/** Whether a text is the name of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A day and a time of the day, `HH:MM`, as fields of a form have them. */
export interface WallTime {
  readonly date: CalendarDate;
  readonly time: string;
}

/** What clocks in a time zone show at a moment. */
export function wallTime(moment: number, timeZone: string): WallTime {
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
  return { date: dateInZone(moment, timeZone), time };
}

/**
 * The moment at which clocks in a time zone show a day and time: the first of two, where clocks go back.
 * Where they go forward some times do not exist; `skipped` is then the moment an hour later.
 */
export function wallTimeToMoment(
  { date, time }: WallTime,
  timeZone: string,
): { readonly moment: number } | { readonly skipped: number } {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const offsets = [-DAY_MS, DAY_MS].map((far) => offsetAt(asUtc + far, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset).toSorted((a, b) => a - b);
  const exact = candidates.find((moment) => {
    const shown = wallTime(moment, timeZone);
    return shown.date === date && shown.time === time;
  });
  return exact === undefined ? { skipped: candidates.at(-1) ?? asUtc } : { moment: exact };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far clocks in a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = wallTime(moment, timeZone);
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${date}T${time}:00Z`) - minute;
}
