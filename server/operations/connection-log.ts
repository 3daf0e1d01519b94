import { lostConnection } from "../database/problem.ts";
import type { Log } from "./log.ts";

/**
 * Logs failures of what runs by itself. While the database does not answer, everything fails each second with
 * the same cause: that is one line when it is lost, and one when it answers again.
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
