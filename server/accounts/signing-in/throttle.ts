import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { ApiError } from "../../http/api-error.ts";

const WINDOW_MS = 15 * 60 * 1000;
/** How long an address from which somebody signed in counts as theirs. */
const FAMILIAR_MS = 90 * 24 * 60 * 60 * 1000;

/** Tries in a quarter of an hour. */
export const LIMITS = {
  /** For one account from one address: a stranger elsewhere cannot lock an editor out. */
  accountAndAddress: 10,
  address: 30,
  /** For one account from all addresses together that it never signed in from. */
  account: 100,
  /** The same over all accounts: guesses from a thousand addresses must not take the machine's time. */
  strangers: 1000,
  /** Mails to one person: sign-up and reset. */
  mail: 3,
  /** Mails that strangers ask for, to all people together. */
  mails: 300,
} as const;

/**
 * Counts a try.
 *
 * @param key what is counted; only its hash is kept, since it holds addresses.
 * @throws ApiError 429 once there were more than `limit` in a quarter of an hour.
 */
export async function countTry(db: Db, key: string, limit: number, now: number): Promise<void> {
  // A window that ends later than one can was counted by a clock that has been set back.
  const over = sql<boolean>`(attempts.window_ends_at <= ${now} or attempts.window_ends_at > ${now + WINDOW_MS})`;
  const row = await db
    .insertInto("attempts")
    .values({ key: keyOf(key), count: 1, window_ends_at: now + WINDOW_MS })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when ${over} then 1 else attempts.count + 1 end`,
        window_ends_at: sql<number>`case when ${over} then ${now + WINDOW_MS} else attempts.window_ends_at end`,
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

/**
 * Counts a try to sign in, whether or not there is such an account. Its editor's own addresses are not
 * counted with everybody else's, so that no crowd can lock an editor out.
 *
 * @throws ApiError 429
 */
export async function countSignIn(
  db: Db,
  email: string,
  client: string,
  now: number,
): Promise<void> {
  await countTry(db, `sign-in ${client}`, LIMITS.address, now);
  await countTry(db, pairOf(email, client), LIMITS.accountAndAddress, now);
  const familiar = await db
    .selectFrom("attempts")
    .select("key")
    .where("key", "=", keyOf(familiarKey(email, client)))
    .where("window_ends_at", ">", now)
    .executeTakeFirst();
  if (familiar) return;
  await countTry(db, `account ${email}`, LIMITS.account, now);
  await countTry(db, "strangers", LIMITS.strangers, now);
}

/** After a success: the tries are forgotten, and the address is one of this account's for a while. */
export async function rememberSignIn(
  db: Db,
  email: string,
  client: string,
  now: number,
): Promise<void> {
  await forgetTries(db, pairOf(email, client));
  const kept = { count: 1, window_ends_at: now + FAMILIAR_MS };
  await db
    .insertInto("attempts")
    .values({ key: keyOf(familiarKey(email, client)), ...kept })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(kept))
    .execute();
}

const pairOf = (email: string, client: string) => `sign-in ${email} ${client}`;
const familiarKey = (email: string, client: string) => `familiar ${email} ${client}`;

async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", keyOf(key)).execute();
}

/** Removes counts whose time has passed. */
export async function forgetOldTries(db: Db, now: number): Promise<void> {
  await db.deleteFrom("attempts").where("window_ends_at", "<=", now).execute();
}

function keyOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
