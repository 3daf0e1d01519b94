import { type CalendarDate, calendarDate } from "./calendar-date.ts";

/** Gives a time zone's format, and keeps it: making one takes longer than all else that a save or a list computes. */
export function formatsOfZones(locale: string, options: Intl.DateTimeFormatOptions) {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = kept.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    kept.set(timeZone, format);
    return format;
  };
}

const dayIn = formatsOfZones("en-US", {
  calendar: "gregory",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const timeIn = formatsOfZones("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The calendar date at a moment in a time zone (IANA name). */
export function dateInZone(moment: number, timeZone: string): CalendarDate {
  const parts = dayIn(timeZone).formatToParts(moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return calendarDate(`${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`);
}

/** Whether a text is the name of a supported time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A date and a time of day, `HH:MM`, as in form fields. */
export interface WallTime {
  readonly date: CalendarDate;
  readonly time: string;
}

/** The wall time at a moment in a time zone. */
export function wallTime(moment: number, timeZone: string): WallTime {
  return { date: dateInZone(moment, timeZone), time: timeIn(timeZone).format(moment) };
}

/**
 * The moment at which clocks in a time zone show a wall time. If clocks go back, a wall time can occur `twice`, and
 * this is the first. If clocks skip it, `skipped` is the moment an hour later.
 */
export function wallTimeToMoment(
  { date, time }: WallTime,
  timeZone: string,
): { readonly moment: number; readonly twice: boolean } | { readonly skipped: number } {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // Clamped, because a later year has five digits. Wrong only on the day in 9999 on which clocks go forward.
  const around = [asUtc - DAY_MS, Math.min(asUtc + DAY_MS, LAST_MOMENT)];
  const offsets = new Set(around.map((moment) => offsetAt(moment, timeZone)));
  const candidates = [...offsets].map((offset) => asUtc - offset).toSorted((a, b) => a - b);
  const [exact, second] = candidates.filter((moment) => {
    const shown = wallTime(moment, timeZone);
    return shown.date === date && shown.time === time;
  });
  return exact === undefined
    ? { skipped: candidates.at(-1) ?? asUtc }
    : { moment: exact, twice: second !== undefined };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The latest supported moment: in every time zone its year has four digits, as addresses and dates require. */
export const LAST_MOMENT = Date.UTC(9999, 0);

/** A zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = wallTime(moment, timeZone);
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${date}T${time}:00Z`) - minute;
}
