import { setTimeout as pause } from "node:timers/promises";
import type { ConnectionLog } from "./connection-log.ts";

/** A periodic task. Failures are logged; the next run tries again. */
interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

/**
 * Runs the jobs until the signal aborts. A job's interval starts when its previous run ends.
 *
 * @returns a function that waits for the jobs that are running, for a limited number of milliseconds.
 */
export function startJobs(
  jobs: readonly Job[],
  log: Pick<ConnectionLog, "failed">,
  signal: AbortSignal,
): (atMostMs: number) => Promise<void> {
  const running = new Set<Promise<void>>();
  for (const { name, everyMs, work } of jobs) {
    const again = () => {
      if (signal.aborted) return;
      const timer = setTimeout(() => {
        const run = work()
          .catch((error: unknown) => {
            if (!signal.aborted) log.failed(`${name} failed`, error);
          })
          .finally(() => {
            running.delete(run);
            again();
          });
        running.add(run);
      }, everyMs);
      timer.unref();
    };
    again();
  }
  return async (atMostMs) => {
    await Promise.race([Promise.all(running), pause(atMostMs, undefined, { ref: false })]);
  };
}
