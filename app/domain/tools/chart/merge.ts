import type { RanchFile } from "../fields/fields.ts";

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
  const known = new Set([...mine.paddocks.map(({ id }) => id), "home"]);
  return {
    file: { ...mine, log, rain },
    added: {
      moves: log.filter(({ id }) => !before.has(id)).length,
      rain: rain.filter(({ id }) => !before.has(id)).length,
      changed: [...log, ...rain].filter((entry) => {
        const own = before.get(entry.id);
        return own !== undefined && rank(own) !== rank(entry);
      }).length,
    },
    unknown: log.filter(({ id, paddockId }) => !before.has(id) && !known.has(paddockId)).length,
  };
}
