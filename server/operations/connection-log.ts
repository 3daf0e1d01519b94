import { lostConnection } from "../database/problem.ts";
import type { Log } from "./log.ts";

/**
 * Logs failures of background work. While the database does not answer, all of it fails every second with the same
 * cause: this logs one line when the database is lost, and one when it answers again.
 */
export function connectionLog(log: Log) {
  let isLost = false;
  return {
    failed(message: string, error: unknown): void {
      const reason = lostConnection(error);
      if (reason === undefined) log.error(message, { error });
      else if (!isLost) log.error("the database does not answer", { reason });
      isLost ||= reason !== undefined;
    },
    /** The database has just answered. */
    answered(): void {
      if (isLost) log.info("the database answers again");
      isLost = false;
    },
  };
}

export type ConnectionLog = ReturnType<typeof connectionLog>;
