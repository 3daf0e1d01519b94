import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { dayOf, daysAfter, type Moment, momentText } from "./moment.ts";
import { dayAndMonth, dayWithYear } from "../../dates/format-date.ts";
import { type Finding, LIMITS, refuse } from "../numbers/limits.ts";
import { type HerdId, type LogEntry, type RanchFile } from "../fields/fields.ts";
import { newEntry } from "../fields/new.ts";
import { HERD_IDS, type Herds, inOrder, staysOf, theHerd, turnouts } from "./stays.ts";

/** "June 8", "June 8 and 9", "June 8 to 12", "June 29 to July 2". */
function daysInWords(first: CalendarDate, lastDay: CalendarDate): string {
  if (first === lastDay) return dayAndMonth(first);
  const [month, day] = dayAndMonth(lastDay).split(" ");
  const end = dayAndMonth(first).startsWith(`${month} `) ? day : dayAndMonth(lastDay);
  return `${dayAndMonth(first)} ${addDays(first, 1) === lastDay ? "and" : "to"} ${end}`;
}

/** Refuses stays of a herd that overlap. The out day of one can be the in day of the next. */
function checkOverlap(file: Herds, herdId: HerdId): Finding | null {
  const ordered = staysOf(file.log, herdId);
  for (const [index, stay] of ordered.entries()) {
    const next = ordered[index + 1];
    if (!next || (stay.out !== null && stay.out <= next.in)) continue;
    const until =
      next.out === null || (stay.out !== null && stay.out < next.out) ? stay.out : next.out;
    const first = dayOf(next.in);
    const lastDay = until === null ? first : dayOf(daysAfter(until, -0.5));
    return refuse(
      "date.overlap",
      `${theHerd(file, herdId).replace("t", "T")} is in two places on ${daysInWords(first, lastDay < first ? first : lastDay)}. Which is right?`,
    );
  }
  return null;
}

const moveBefore = (on: Moment, last: Moment, now: string) => {
  const text = (moment: Moment) => momentText(moment, dayWithYear(now));
  return refuse(
    "move.before",
    `The log has the herd moving on ${text(last)} already. A move on ${text(on)} would come before it. Which is right?`,
  );
};

/** Refuses a day that is still to come: the log holds what was done. */
export const checkDone = (on: Moment, today: CalendarDate): Finding | null =>
  dayOf(on) > today
    ? refuse(
        "move.future",
        `${momentText(on, dayWithYear(today))} is still to come. Which day was it?`,
      )
    : null;

/** A change of the log, or why it was refused. */
export type LogChange =
  | { readonly ok: true; readonly file: RanchFile }
  | { readonly ok: false; readonly finding: Finding };

const refused = (finding: Finding): LogChange => ({ ok: false, finding });
const changed = (file: RanchFile): LogChange => ({ ok: true, file });

/**
 * Cattle turned out at most this many days before the season's first day begin the season; earlier, they graze last
 * year's grass.
 */
const EARLY_DAYS = 30;

/** The stays with which a herd was turned out shortly before the season's first day, the earliest first. */
export const earlyTurnouts = (log: readonly LogEntry[], start: CalendarDate | null): LogEntry[] =>
  inOrder(HERD_IDS.flatMap((herdId) => turnouts(log, herdId))).filter(({ in: on }) => {
    const early = start === null ? 0 : daysBetween(dayOf(on), start);
    return early > 0 && early <= EARLY_DAYS;
  });

/**
 * The ranch with more moves in its log. If one of them turned cattle out early, the season begins with it and still
 * ends on the same day: what they eat is this year's grass.
 */
export function withMoves(file: RanchFile, log: readonly LogEntry[]): RanchFile {
  const { start, days } = file.season;
  const known = file.log.map(({ id }) => id);
  const first = earlyTurnouts(log, start).find(({ id }) => !known.includes(id));
  if (start === null || !first) return { ...file, log };
  const begins = dayOf(first.in);
  const longer = days && Math.min(LIMITS.seasonDays.max, days + daysBetween(begins, start));
  return { ...file, log, season: { ...file.season, start: begins, days: longer } };
}

/**
 * The ranch after a logged move, which closes the open stay. `HOME` sends the herd home. Refuses a move before the last
 * one.
 *
 * @param move the new stay.
 * @param heightOutIn grass left in the previous paddock, in inches.
 */
export function moveHerd(
  file: RanchFile,
  move: LogEntry,
  heightOutIn: number | null,
  now: string,
): LogChange {
  const latest = ownStays(file, move).at(-1);
  const notBefore = latest && (latest.out ?? latest.in);
  return notBefore && move.in < notBefore
    ? refused(moveBefore(move.in, notBefore, now))
    : withMove(file, move, heightOutIn, now);
}

/** The ranch with a forgotten move added between those of the log. Refuses a second move on one day. */
export function insertMove(
  file: RanchFile,
  move: LogEntry,
  heightOutIn: number | null,
  now: string,
): LogChange {
  return ownStays(file, move).some((entry) => entry.in === move.in)
    ? refused(refuse("move.day", "The log has a move on that day already. Correct it in the log."))
    : withMove(file, move, heightOutIn, now);
}

/** The log entries of a move's herd, by in day. */
const ownStays = ({ log }: RanchFile, { herdId }: LogEntry) =>
  inOrder(log.filter((entry) => entry.herdId === herdId));

/**
 * The ranch with a new stay in its log. The stay during which it begins ends there, and the new stay ends when that one
 * did. Refuses a move to the paddock where the herd is.
 */
function withMove(
  file: RanchFile,
  move: LogEntry,
  heightOutIn: number | null,
  now: string,
): LogChange {
  const own = ownStays(file, move);
  const before = own.findLast((entry) => entry.in <= move.in);
  const next = own.find((entry) => entry.in > move.in)?.in ?? null;
  const end = before?.out ?? next;
  const during = end === null || end > move.in ? before : undefined;
  if (during?.paddockId === move.paddockId)
    return refused(
      refuse("move.same", "The herd is in that paddock on that day. Choose the one it moved to."),
    );
  const log = file.log.map((entry) =>
    entry.id === during?.id ? { ...entry, out: move.in, heightOutIn, changed: now } : entry,
  );
  const stay = { ...move, out: during ? end : next, changed: now };
  return changed(withMoves(file, [...log, stay]));
}

/** What is wrong with the whole log: a herd in two places, as after merging the moves of another phone. */
export const logFinding = (file: Herds): Finding | null =>
  checkOverlap(file, "herd") ?? checkOverlap(file, "herd-2");

export type Correction = Partial<Omit<LogEntry, "id" | "herdId">>;

/**
 * The ranch with one stay corrected. The stay before it ends, and the one after it begins, on the new day. Refuses an
 * impossible order.
 */
export function correctMove(
  file: RanchFile,
  id: string,
  fields: Correction,
  now: string,
): LogChange {
  const entry = file.log.find((each) => each.id === id);
  if (!entry) return changed(file);
  const next = { ...entry, ...fields, changed: now };
  const later = file.log.some((each) => each.herdId === entry.herdId && each.in > entry.in);
  if (fields.out === null && later)
    return refused(refuse("move.open", "The herd has moved on since. Which day did it leave?"));
  const before = file.log.find(
    (each) => each.herdId === entry.herdId && each.out === entry.in && each.in < entry.in,
  );
  if (before && next.in < before.in) return refused(moveBefore(next.in, before.in, now));
  const log = file.log.map((each) => {
    if (each.id === id) return next;
    if (each.herdId !== entry.herdId) return each;
    if (each.out === entry.in && each.in <= entry.in && next.in !== entry.in)
      return { ...each, out: next.in, changed: now };
    if (each.in === entry.out && next.out !== null && next.out !== entry.out)
      return { ...each, in: next.out, changed: now };
    return each;
  });
  if (log.some((each) => each.out !== null && each.out < each.in))
    return refused(refuse("date.order", "Out comes before in. Swap them?"));
  const corrected = { ...file, log };
  const finding = checkOverlap(corrected, entry.herdId);
  return finding ? refused(finding) : changed(corrected);
}

/**
 * The ranch without one entry of log or rain. Its id is kept, so that merging another phone's log does not restore it.
 */
export function removeEntry(file: RanchFile, list: "log" | "rain", id: string, now: string) {
  const removed = [...file.removed, newEntry("removed", { id, changed: now })];
  return { ...file, removed, [list]: file[list].filter((each) => each.id !== id) };
}

/** The ranch without one stay of its log. The herd's stay before it lasts as long as the removed one, or opens again. */
export function removeMove(file: RanchFile, id: string, now: string): RanchFile {
  const entry = file.log.find((each) => each.id === id);
  if (!entry) return file;
  const rest = removeEntry(file, "log", id, now);
  // If another phone logged the same move, its entry replaces the removed one.
  if (rest.log.some((each) => each.herdId === entry.herdId && each.in === entry.in)) return rest;
  const log = rest.log.map((each) =>
    each.herdId === entry.herdId && each.out === entry.in && each.in <= entry.in
      ? { ...each, out: entry.out, heightOutIn: null, changed: now }
      : each,
  );
  return { ...rest, log };
}
