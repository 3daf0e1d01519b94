import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { dayAndMonth } from "../../dates/format-date.ts";
import { type Finding, refuse } from "../numbers/refusal.ts";
import { inOrder } from "./replan.ts";
import type { LogEntry } from "./types.ts";

export interface Move {
  /** The new entry's id. */
  readonly id: string;
  readonly herdId: string;
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
    ? refuse("date.order", "Out is before in. Swap them?")
    : null;
}

/** Refuses a last day before the first. */
export function checkSpan(first: CalendarDate, last: CalendarDate): Finding | null {
  return last < first ? refuse("date.span", "The last day is before the first. Swap them?") : null;
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
  const ordered = stays.toSorted((a, b) => (a.in < b.in ? -1 : 1));
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

/** The log after a move, which closes the open stay and starts a new one that day. */
export function logMove(log: readonly LogEntry[], move: Move): LogEntry[] {
  const closed = log.map((entry) =>
    entry.herdId === move.herdId && entry.out === null
      ? { ...entry, out: move.on, heightOutIn: move.heightOutIn }
      : entry,
  );
  const entry: LogEntry = {
    id: move.id,
    herdId: move.herdId,
    paddockId: move.toPaddockId,
    in: move.on,
    out: null,
    head: move.head,
    heightInIn: null,
    heightOutIn: null,
    note: move.note,
  };
  return [...closed, entry];
}
