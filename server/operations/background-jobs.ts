import type { Log } from "./log.ts";

/** A periodic task. Failures are logged; the next run tries again. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

/** Runs the jobs until the signal aborts. A job's interval starts when its previous run ends. */
export function startJobs(chores: readonly Job[], log: Log, signal: AbortSignal): void {
  for (const { name, everyMs, work } of chores) {
    const again = () => {
      if (signal.aborted) return;
      const timer = setTimeout(async () => {
        try {
          await work();
        } catch (error) {
          if (!signal.aborted) log.error(`${name} failed`, { error });
        }
        again();
      }, everyMs);
      timer.unref();
    };
    again();
  }
}
