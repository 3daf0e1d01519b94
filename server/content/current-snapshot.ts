import { setTimeout as pause } from "node:timers/promises";
import { contentVersion } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import type { Log } from "../operations/log.ts";
import { type Snapshot, readSnapshot } from "./snapshot.ts";

/** How long a reader waits for a due post while the database does not answer. */
const MAX_WAIT_MS = 500;
/** How long readers then see the previous content before the database is asked again. */
const RETRY_MS = 1000;

export type CurrentSnapshot = Awaited<ReturnType<typeof currentSnapshot>>;

export interface ContentState {
  /** Published posts that cannot be shown. */
  readonly broken: Snapshot["broken"];
  /** Whether the last read failed, so that readers may see old content. */
  readonly isOld: boolean;
}

/** Holds what readers see now, and detects when it changes. */
export async function currentSnapshot(db: Db, clock: () => number, log: Pick<Log, "error">) {
  let snapshot = await readSnapshot(db, clock());
  let reading: Promise<void> | undefined;
  let isOld = false;
  let askAgainAt = 0;
  report(snapshot, undefined);

  /** Logs posts that cannot be shown, once. */
  function report({ broken }: Snapshot, before: Snapshot | undefined): void {
    for (const { id, why } of broken) {
      if (before?.broken.some((other) => other.id === id && other.why === why)) continue;
      log.error("a published post cannot be shown", { post: id, why });
    }
  }

  /** One read at a time; a caller during a read waits for the next, which includes their change. */
  async function read(): Promise<void> {
    await reading?.catch(() => {});
    reading ??= (async () => {
      try {
        const next = await readSnapshot(db, clock(), snapshot);
        report(next, snapshot);
        snapshot = next;
        isOld = false;
      } catch (error) {
        isOld = true;
        throw error;
      } finally {
        reading = undefined;
      }
    })();
    await reading;
  }

  const isDue = () => clock() >= snapshot.endsAt && clock() >= askAgainAt;

  return {
    /** What readers see at this moment; the last known content while the database does not answer. */
    async now(): Promise<Snapshot> {
      if (isDue()) {
        const done = read().catch((error: unknown) => log.error("reading the content", { error }));
        await Promise.race([done, pause(MAX_WAIT_MS, undefined, { ref: false })]);
        if (clock() >= snapshot.endsAt) askAgainAt = clock() + RETRY_MS;
      }
      return snapshot;
    },
    /** Its version; `undefined` if it first has to be reread. */
    version: () => (isDue() ? undefined : snapshot.version),
    /** Rereads if the content version was raised: call after a change here, and regularly for other servers'. */
    async refresh(): Promise<void> {
      if (isOld || (await contentVersion(db)) !== snapshot.number) await read();
    },
    /** What is wrong with the content, for the status. */
    state: (): ContentState => ({ broken: snapshot.broken, isOld }),
  };
}
