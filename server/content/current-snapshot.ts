import { contentVersion } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import { type Snapshot, readSnapshot } from "./snapshot.ts";

/** Holds what readers see now, and detects when it changes. */
export interface CurrentSnapshot {
  /** What readers see at this moment. */
  now(): Promise<Snapshot>;
  /** Its version; `undefined` if it first has to be reread. */
  version(): string | undefined;
  /** Rereads if the content version was raised: call after a change here, and regularly for other servers'. */
  refresh(): Promise<void>;
}

export async function currentSnapshot(db: Db, clock: () => number): Promise<CurrentSnapshot> {
  let snapshot = await readSnapshot(db, clock());
  let reading: Promise<void> | undefined;

  /** One read at a time; a caller during a read waits for the next, which includes their change. */
  async function read(): Promise<void> {
    await reading;
    reading ??= (async () => {
      try {
        snapshot = await readSnapshot(db, clock(), snapshot);
      } finally {
        reading = undefined;
      }
    })();
    await reading;
  }

  return {
    async now() {
      if (clock() >= snapshot.endsAt) await read();
      return snapshot;
    },
    version: () => (clock() >= snapshot.endsAt ? undefined : snapshot.version),
    async refresh() {
      if ((await contentVersion(db)) !== snapshot.number) await read();
    },
  };
}
