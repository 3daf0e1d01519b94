import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { Moment } from "./moment.ts";
import { HERDS, HOME, type HerdId, type LogEntry, type RanchFile } from "../fields/fields.ts";

export const HERD_IDS: readonly HerdId[] = ["herd", "herd-2"];

/** The herds that have animals; without any animals, the first. */
export function herdIdsOf(herdRows: RanchFile["herdRows"]): readonly HerdId[] {
  const ids = HERD_IDS.filter((id) => herdRows.some(({ herd }) => herd === id));
  return ids.length > 0 ? ids : ["herd"];
}

/**
 * Log entries in chronological order. The last one is where the herd is or was. Of two that began at one time, the one
 * that ended first came first.
 */
export function inOrder(log: readonly LogEntry[]): LogEntry[] {
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  // An open stay comes last: "now" sorts after every date.
  return log.toSorted((a, b) => compare(a.in, b.in) || compare(a.out ?? "now", b.out ?? "now"));
}

/**
 * A herd's stays in order. An entry that was not closed ends where the herd's next one begins. Entries of one paddock
 * that follow each other without a day between are one stay: two phones may both have logged the same move.
 */
export function staysOf(log: readonly LogEntry[], herdId: HerdId): LogEntry[] {
  const entries = inOrder(log.filter((entry) => entry.herdId === herdId));
  const stays: LogEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const before = stays.at(-1);
    const out = entry.out ?? entries[index + 1]?.in ?? null;
    if (before?.out && before.paddockId === entry.paddockId && before.out >= entry.in)
      stays[stays.length - 1] = {
        ...before,
        out: out === null ? null : before.out < out ? out : before.out,
      };
    else stays.push({ ...entry, out });
  }
  return stays;
}

/** The herd's stays in a paddock that it did not enter from another paddock. */
export const turnouts = (log: readonly LogEntry[], herdId: HerdId): readonly LogEntry[] =>
  staysOf(log, herdId).filter(({ paddockId, in: on }, index, stays) => {
    const before = stays[index - 1];
    const isFromPaddock = before && before.paddockId !== HOME && (before.out ?? on) >= on;
    return paddockId !== HOME && !isFromPaddock;
  });

/** The herd's stays that are running, or ended after the season's first day. */
export function seasonStays(
  log: readonly LogEntry[],
  herdId: HerdId,
  start: CalendarDate,
): readonly LogEntry[] {
  return staysOf(log, herdId).filter(({ out }) => out === null || out > start);
}

/** The parts of a ranch that tell how many herds it has. */
export type Herds = Pick<RanchFile, "herdRows" | "log">;

/** Whether a ranch has two herds, or its log has a stay of a second one. */
export const hasTwoHerds = ({ herdRows, log }: Herds): boolean =>
  new Set([...herdIdsOf(herdRows), ...log.map(({ herdId }) => herdId)]).size > 1;

/** "Second herd: ", to put before a text about it; empty if it is the only one. */
export const herdPrefix = (file: Herds, herdId: HerdId): string =>
  hasTwoHerds(file) ? `${HERDS[herdId]}: ` : "";

/** "the herd", or "the second herd" where there are two. */
export const theHerd = (file: Herds, herdId: HerdId): string =>
  `the ${hasTwoHerds(file) ? HERDS[herdId].toLowerCase() : "herd"}`;

/** A paddock's name, or where the herd waits. */
export function paddockName(
  { paddocks }: { readonly paddocks: readonly { readonly id: string; readonly name: string }[] },
  paddockId: string,
): string {
  if (paddockId === HOME) return "home or other grass";
  return paddocks.find(({ id }) => id === paddockId)?.name || "a paddock taken out";
}

export interface PlanRow {
  readonly herdId: HerdId;
  readonly paddockId: string;
  readonly in: Moment;
  /** When the herd leaves; that day, or its afternoon, is not grazed. */
  readonly out: Moment;
}
