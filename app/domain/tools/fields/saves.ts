import { addDays, type CalendarDate, daysBetween, localDate } from "../../dates/calendar-date.ts";
import type { RanchFile } from "./fields.ts";

/** An earlier save. Its file may be damaged, or from another version. */
export interface Save {
  readonly savedAt: string;
  readonly file: unknown;
}

/** The last saves, whatever their day. */
const LAST = 5;
const KEEP_DAYS = 30;

const idOf = (file: unknown): string => String(Object(file).id ?? "");

/**
 * The saves to keep, newest first: the last five, and for thirty days the last of each day and each ranch, so that
 * neither an afternoon of typing nor another ranch pushes out what was there before.
 */
export function keepSaves(saves: readonly Save[], now: Date): Save[] {
  const ordered = saves.toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
  const oldest = addDays(localDate(now), -KEEP_DAYS);
  const seen = new Set<string>();
  return ordered.filter(({ savedAt, file }, index) => {
    const moment = new Date(savedAt);
    const day = Number.isNaN(moment.getTime()) ? null : localDate(moment);
    const key = `${day} ${idOf(file)}`;
    const isLastOfDay = day !== null && day >= oldest && !seen.has(key);
    seen.add(key);
    return index < LAST || isLastOfDay;
  });
}

/** Remind of a backup after so many entries of log and rain, or so many days. */
const REMIND = { entries: 10, days: 30 };

const entriesOf = ({ log, rain }: RanchFile) => log.length + rain.length;

/** Whether it is time to save a backup file. */
export function backupDue(file: RanchFile, today: CalendarDate): boolean {
  const { on, entries } = file.backup;
  const since = on ?? localDate(new Date(file.createdAt));
  return (
    entriesOf(file) - (entries ?? 0) >= REMIND.entries || daysBetween(since, today) >= REMIND.days
  );
}

/** The ranch after a backup file was saved. */
export function backedUp(file: RanchFile, today: CalendarDate): RanchFile {
  return { ...file, backup: { on: today, entries: entriesOf(file) } };
}
