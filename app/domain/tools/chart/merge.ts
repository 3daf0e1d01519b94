import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { HOME, type RanchFile } from "../fields/fields.ts";
import { withMoves } from "./log.ts";
import { dayOf } from "./moment.ts";

/** What one phone sends another: its moves and its rain, what it removed, and the names of its paddocks. */
export interface Moves extends Pick<RanchFile, "log" | "rain" | "removed"> {
  /** The ranch's id, the same on every phone that opened the same backup. */
  readonly id: string;
  readonly paddocks: readonly { readonly id: string; readonly name: string }[];
}

/** A ranch's moves and rain, all or those since a day. No other number is included. */
export function movesOf(
  { id, paddocks, log, rain, removed }: RanchFile,
  since: CalendarDate | null = null,
): Moves {
  return {
    id,
    paddocks: paddocks.map(({ id: paddockId, name }) => ({ id: paddockId, name })),
    log: log.filter(({ out }) => since === null || out === null || out >= since),
    rain: rain.filter(({ on }) => since === null || on >= since),
    removed: removed.filter(({ changed }) => since === null || changed >= since),
  };
}

/** The first day for a link: the season's, or a year before the last entry if the log has none since. */
export function latestSince({ season, log, rain }: RanchFile): CalendarDate | null {
  const [last] = [...log.map((stay) => dayOf(stay.out ?? stay.in)), ...rain.map(({ on }) => on)]
    .toSorted()
    .toReversed();
  if (season.start === null || last === undefined) return null;
  return last >= season.start ? season.start : addDays(last, -365);
}

/**
 * Whether moves belong to this ranch: they come from the same file, or their paddocks have the same names here. Without
 * moves, the names of all paddocks must match.
 */
export function isSameRanch(mine: RanchFile, theirs: Moves): boolean {
  if (mine.id === theirs.id) return true;
  const nameOf = (list: Moves["paddocks"], id: string) => list.find((each) => each.id === id)?.name;
  const used = theirs.log.map(({ paddockId }) => paddockId).filter((id) => id !== HOME);
  const all = [...mine.paddocks, ...theirs.paddocks].map(({ id }) => id);
  return (used.length > 0 ? used : all).every(
    (id) => (nameOf(theirs.paddocks, id) ?? "") === nameOf(mine.paddocks, id),
  );
}

type Dated = { readonly id: string; readonly changed: string };

/**
 * The entries of both lists by id. Of two versions of an entry, the later; of two equally late, always the same one.
 */
function union<Entry extends Dated>(a: readonly Entry[], b: readonly Entry[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const entry of [...a, ...b]) {
    const known = entries.get(entry.id);
    if (!known || rank(known) < rank(entry)) entries.set(entry.id, entry);
  }
  return entries;
}

/** By the last change, then by content, so that both phones choose the same. */
const rank = (entry: Dated) =>
  `${entry.changed} ${JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;

export type Merged = ReturnType<typeof mergeFiles>;

/**
 * The ranch with the log and the rain of another phone: both phones end with the same, whichever sends first. An entry
 * is lost only if one of them removed it and neither changed it since. Everything else stays as it is here, except that
 * an early turnout from the other phone begins the season.
 */
export function mergeFiles(mine: RanchFile, theirs: Pick<RanchFile, "log" | "rain" | "removed">) {
  const removals = union(mine.removed, theirs.removed);
  const isRemoved = ({ id, changed }: Dated) => {
    const removal = removals.get(id);
    return removal !== undefined && removal.changed >= changed;
  };
  const both = <Entry extends Dated>(
    a: readonly Entry[],
    b: readonly Entry[],
    day: (entry: Entry) => string,
  ) => {
    const order = (entry: Entry) => `${day(entry)} ${entry.id}`;
    return [...union(a, b).values()]
      .filter((entry) => !isRemoved(entry))
      .toSorted((x, y) => (order(x) < order(y) ? -1 : 1));
  };
  const log = both(mine.log, theirs.log, (entry) => entry.in);
  const rain = both(mine.rain, theirs.rain, (entry) => entry.on);
  const removed = [...removals.values()].toSorted((x, y) => (x.id < y.id ? -1 : 1));
  const own = [...mine.log, ...mine.rain];
  const before = new Map<string, Dated>(own.map((entry) => [entry.id, entry]));
  const after = new Map<string, Dated>([...log, ...rain].map((entry) => [entry.id, entry]));
  const moves = log.filter(({ id }) => !before.has(id));
  const known = new Set([...mine.paddocks.map(({ id }) => id), HOME]);
  return {
    file: { ...withMoves(mine, log), rain, removed },
    /** Moves and days of rain that this phone did not have, and entries that the other changed or removed later. */
    added: {
      moves: moves.length,
      rain: rain.filter(({ id }) => !before.has(id)).length,
      changed: own.filter((entry) => {
        const now = after.get(entry.id);
        return now !== undefined && rank(now) !== rank(entry);
      }).length,
      removed: own.filter(({ id }) => !after.has(id)).length,
    },
    /** The moves that this phone did not have, by their first day. */
    moves,
    /** Moves whose paddock this ranch does not have. */
    unknown: moves.filter(({ paddockId }) => !known.has(paddockId)).length,
  };
}
