import type { Log } from "./log.ts";

/** Work that is done again and again, until the signal. A failure is logged and tried again next time. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

/** Starts the chores. Each waits for its own end before its pause begins. */
export function runChores(chores: readonly Chore[], log: Log, signal: AbortSignal): void {
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
