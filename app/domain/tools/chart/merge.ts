import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { RanchFile } from "../fields/fields.ts";
import { HOME } from "./types.ts";

/** What one phone sends another: its moves and its rain, and the names of the paddocks they are in. */
export interface Moves {
  /** The ranch's id, the same on every phone that opened the same backup. */
  readonly id: string;
  readonly paddocks: readonly { readonly id: string; readonly name: string }[];
  readonly log: RanchFile["log"];
  readonly rain: RanchFile["rain"];
}

/** A ranch's moves and rain, all or those since a day. No other number goes along. */
export function movesOf(
  { id, paddocks, log, rain }: RanchFile,
  since: CalendarDate | null = null,
): Moves {
  return {
    id,
    paddocks: paddocks.map(({ id: paddockId, name }) => ({ id: paddockId, name })),
    log: log.filter(({ in: entered, out }) => since === null || (out ?? entered) >= since),
    rain: rain.filter(({ on }) => since === null || on >= since),
  };
}

/** Whether moves are of this ranch: of the same file, or in paddocks that have the same names here. */
export function isSameRanch(mine: RanchFile, theirs: Moves): boolean {
  if (mine.id === theirs.id) return true;
  const nameOf = (list: Moves["paddocks"], id: string) => list.find((each) => each.id === id)?.name;
  return theirs.log.every(
    ({ paddockId }) =>
      paddockId === HOME ||
      (nameOf(theirs.paddocks, paddockId) ?? "") === nameOf(mine.paddocks, paddockId),
  );
}

type Dated = { readonly id: string; readonly changed: string };

/** Entries of both; of two versions of one entry the later, and among equals always the same one. */
function union<Entry extends Dated>(
  a: readonly Entry[],
  b: readonly Entry[],
  day: (entry: Entry) => string,
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const entry of [...a, ...b]) {
    const known = entries.get(entry.id);
    if (!known || rank(known) < rank(entry)) entries.set(entry.id, entry);
  }
  const order = (entry: Entry) => `${day(entry)} ${entry.id}`;
  return [...entries.values()].toSorted((x, y) => (order(x) < order(y) ? -1 : 1));
}

/** By the last change, then by content, so that both phones choose the same. */
const rank = (entry: Dated) =>
  `${entry.changed} ${JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;

export interface Merged {
  readonly file: RanchFile;
  /** Moves and days of rain that this phone did not have, and entries that the other changed later. */
  readonly added: { readonly moves: number; readonly rain: number; readonly changed: number };
  /** The moves that this phone did not have, by their first day. */
  readonly moves: RanchFile["log"];
  /** Moves whose paddock this ranch does not have. */
  readonly unknown: number;
}

/**
 * The ranch with the log and the rain of another phone: no entry is lost, and both phones end with the same log,
 * whichever sends first. Everything else stays as it is here.
 */
export function mergeFiles(mine: RanchFile, theirs: Pick<RanchFile, "log" | "rain">): Merged {
  const log = union(mine.log, theirs.log, (entry) => entry.in);
  const rain = union(mine.rain, theirs.rain, (entry) => entry.on);
  const before = new Map([...mine.log, ...mine.rain].map((entry) => [entry.id, entry]));
  const moves = log.filter(({ id }) => !before.has(id));
  const known = new Set([...mine.paddocks.map(({ id }) => id), HOME]);
  return {
    file: { ...mine, log, rain },
    added: {
      moves: moves.length,
      rain: rain.filter(({ id }) => !before.has(id)).length,
      changed: [...log, ...rain].filter((entry) => {
        const own = before.get(entry.id);
        return own !== undefined && rank(own) !== rank(entry);
      }).length,
    },
    moves,
    unknown: moves.filter(({ paddockId }) => !known.has(paddockId)).length,
  };
}
