import { contentVersion } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import { type Snapshot, readSnapshot } from "./snapshot.ts";

/** Knows what readers see now, and notices when it changes. */
export interface CurrentSnapshot {
  /** What readers see at this moment. */
  now(): Promise<Snapshot>;
  /** Its version, where nothing has to be read to know it. */
  version(): string | undefined;
  /** Reads anew if the content version was raised: after a change here, and now and then for others'. */
  refresh(): Promise<void>;
}

export async function currentSnapshot(db: Db, clock: () => number): Promise<CurrentSnapshot> {
  let snapshot = await readSnapshot(db, clock());
  let reading: Promise<void> | undefined;

  /** One reading at a time; who asks while one runs waits for the next, which sees their change. */
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
