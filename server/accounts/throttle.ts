import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { ApiError } from "../http/api-error.ts";

const WINDOW_MS = 15 * 60 * 1000;

/** Tries in a quarter of an hour. */
export const LIMITS = {
  /** For one account from one address: a stranger elsewhere cannot lock an editor out. */
  accountAndAddress: 10,
  address: 30,
  /** Mails to one person: sign-up and reset. */
  mail: 3,
} as const;

/**
 * Counts a try.
 *
 * @param key what is counted; only its hash is kept, since it holds addresses.
 * @throws ApiError 429 once there were more than `limit` in a quarter of an hour.
 */
export async function countTry(db: Db, key: string, limit: number, now: number): Promise<void> {
  const row = await db
    .insertInto("attempts")
    .values({ key: keyOf(key), count: 1, window_ends_at: now + WINDOW_MS })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end`,
        window_ends_at: sql<number>`case when attempts.window_ends_at <= ${now} then ${now + WINDOW_MS} else attempts.window_ends_at end`,
      }),
    )
    .returning(["count", "window_ends_at"])
    .executeTakeFirstOrThrow();
  if (row.count <= limit) return;
  const seconds = Math.max(1, Math.ceil((row.window_ends_at - now) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new ApiError(429, "too-many-attempts", {
    message: `Too many tries. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    retryAfterSeconds: seconds,
  });
}

/** Forgets what was counted, after a success. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", keyOf(key)).execute();
}

/** Removes counts whose time has passed. */
export async function forgetOldTries(db: Db, now: number): Promise<void> {
  await db.deleteFrom("attempts").where("window_ends_at", "<=", now).execute();
}

function keyOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
