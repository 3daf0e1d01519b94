import { lostConnection } from "../database/problem.ts";
import type { Log } from "./log.ts";

/**
 * Logs failures of what runs by itself. While the database does not answer, everything fails each second with
 * the same cause: that is one line when it is lost, and one when it answers again.
 */
export interface ConnectionLog {
  failed(message: string, error: unknown): void;
  /** The database has just answered. */
  answered(): void;
}

export function connectionLog(log: Log): ConnectionLog {
  let isLost = false;
  return {
    failed(message, error) {
      const reason = lostConnection(error);
      if (reason === undefined) log.error(message, { error });
      else if (!isLost) log.error("the database does not answer", { reason });
      isLost ||= reason !== undefined;
    },
    answered() {
      if (isLost) log.info("the database answers again");
      isLost = false;
    },
  };
}
