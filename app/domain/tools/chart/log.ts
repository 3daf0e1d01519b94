import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { dayAndMonth } from "../../dates/format-date.ts";
import { type Finding, refuse } from "../numbers/refusal.ts";
import type { HerdId, RanchFile } from "../fields/fields.ts";
import { newEntry } from "../fields/file.ts";
import { staysOf } from "./plan.ts";
import type { LogEntry } from "./types.ts";

export interface Move {
  /** The new entry's id. */
  readonly id: string;
  readonly herdId: HerdId;
  readonly toPaddockId: string;
  readonly on: CalendarDate;
  readonly head: number | null;
  /** Grass left in the previous paddock, in inches. */
  readonly heightOutIn: number | null;
  readonly note: string;
}

export interface Stay {
  readonly name: string;
  readonly in: CalendarDate;
  readonly out: CalendarDate | null;
}

/** Refuses an out day before the in day. */
export function checkOrder(entered: CalendarDate, left: CalendarDate | null): Finding | null {
  return left !== null && left < entered
    ? refuse("date.order", "Out comes before in. Swap them?")
    : null;
}

/** "June 8", "June 8 and 9", "June 8 to 12", "June 29 to July 2". */
function daysInWords(first: CalendarDate, lastDay: CalendarDate): string {
  if (first === lastDay) return dayAndMonth(first);
  const [month, day] = dayAndMonth(lastDay).split(" ");
  const end = dayAndMonth(first).startsWith(`${month} `) ? day : dayAndMonth(lastDay);
  return `${dayAndMonth(first)} ${addDays(first, 1) === lastDay ? "and" : "to"} ${end}`;
}

/** Refuses stays that overlap. The out day of one can be the in day of the next. */
export function checkOverlap(stays: readonly Stay[]): Finding | null {
  const ordered = stays.toSorted((a, b) =>
    a.in < b.in ? -1 : a.in > b.in ? 1 : a.out === null ? 1 : -1,
  );
  for (const [index, stay] of ordered.entries()) {
    const next = ordered[index + 1];
    if (!next || (stay.out !== null && stay.out <= next.in)) continue;
    const until =
      next.out === null || (stay.out !== null && stay.out < next.out) ? stay.out : next.out;
    const lastDay = until === null ? next.in : addDays(until, -1);
    return refuse(
      "date.overlap",
      `The herd is in two places on ${daysInWords(next.in, lastDay < next.in ? next.in : lastDay)}. Which is right?`,
    );
  }
  return null;
}

/** Log entries by in day. The last one is where the herd is or was. */
export function inOrder(log: readonly LogEntry[]): LogEntry[] {
  return log.toSorted((a, b) => (a.in < b.in ? -1 : a.in > b.in ? 1 : 0));
}

/** Refuses a move before the last one, or to the paddock the herd is in. */
export function checkMove(log: readonly LogEntry[], move: Move): Finding | null {
  const latest = inOrder(log.filter(({ herdId }) => herdId === move.herdId)).at(-1);
  if (!latest) return null;
  const notBefore = latest.out ?? latest.in;
  if (move.on < notBefore)
    return refuse(
      "move.before",
      `The log has the herd moving on ${daysInWords(notBefore, notBefore)} already. A move on ${daysInWords(move.on, move.on)} would come before it. Which is right?`,
    );
  if (latest.out === null && latest.paddockId === move.toPaddockId)
    return refuse("move.same", "The herd is already there. Choose the paddock it moves to.");
  return null;
}

/** A change of the log, or why it was refused. */
export type LogChange =
  | { readonly ok: true; readonly file: RanchFile }
  | { readonly ok: false; readonly finding: Finding };

const changed = (file: RanchFile, log: readonly LogEntry[]): LogChange => ({
  ok: true,
  file: { ...file, log },
});

/** The ranch after a logged move. `HOME` sends the herd home. */
export function moveHerd(
  file: RanchFile,
  move: Move & { readonly heightInIn?: number | null },
  now: string,
): LogChange {
  const finding = checkMove(file.log, move);
  if (finding) return { ok: false, finding };
  const log = logMove(file.log, move).map((entry) =>
    entry.id === move.id
      ? { ...entry, heightInIn: move.heightInIn ?? null, changed: now }
      : entry.out === move.on
        ? { ...entry, changed: now }
        : entry,
  );
  return changed(file, log);
}

export type Correction = Partial<Omit<LogEntry, "id" | "herdId">>;

/**
 * The ranch with one stay corrected. The stay before it ends, and the one after it begins, on the new day. Refuses an
 * order that cannot be.
 */
export function correctMove(
  file: RanchFile,
  id: string,
  fields: Correction,
  now: string,
): LogChange {
  const entry = file.log.find((each) => each.id === id);
  if (!entry) return { ok: true, file };
  const next = { ...entry, ...fields, changed: now };
  const log = file.log.map((each) => {
    if (each.id === id) return next;
    if (each.herdId !== entry.herdId) return each;
    if (each.out === entry.in && each.in <= entry.in && next.in !== entry.in)
      return { ...each, out: next.in, changed: now };
    if (each.in === entry.out && next.out !== null && next.out !== entry.out)
      return { ...each, in: next.out, changed: now };
    return each;
  });
  const herd = log.filter(({ herdId }) => herdId === entry.herdId);
  const stays = staysOf(herd, entry.herdId).map((stay) => ({
    ...stay,
    name: stay.entry.paddockId,
  }));
  const finding =
    herd.map((each) => checkOrder(each.in, each.out)).find((each) => each !== null) ??
    checkOverlap(stays);
  return finding ? { ok: false, finding } : changed(file, log);
}

/** The ranch without one stay of its log. The herd's stay before it lasts as long as the removed one, or opens again. */
export function removeMove(file: RanchFile, id: string, now: string): RanchFile {
  const entry = file.log.find((each) => each.id === id);
  if (!entry) return file;
  const log = file.log
    .filter((each) => each.id !== id)
    .map((each) =>
      each.herdId === entry.herdId && each.out === entry.in && each.in <= entry.in
        ? { ...each, out: entry.out, heightOutIn: null, changed: now }
        : each,
    );
  return { ...file, log };
}

/** The log after a move, which closes the open stay and starts a new one that day. */
export function logMove(log: readonly LogEntry[], move: Move): LogEntry[] {
  const closed = log.map((entry) =>
    entry.herdId === move.herdId && entry.out === null
      ? { ...entry, out: move.on, heightOutIn: move.heightOutIn }
      : entry,
  );
  const { id, herdId, head, note } = move;
  return [
    ...closed,
    newEntry("log", { id, herdId, paddockId: move.toPaddockId, in: move.on, head, note }),
  ];
}
