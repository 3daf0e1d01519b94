import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#server/database/open.ts";
import { ApiError } from "#server/http/api-error.ts";

const WINDOW_MS = 15 * 60 * 1000;
/** How long an address counts as familiar after a sign-in from it. */
const FAMILIAR_MS = 90 * 24 * 60 * 60 * 1000;

/** The refused keys are cleared at this number; the database still counts their attempts. */
const MAX_REFUSALS = 10_000;

/** Attempts per quarter of an hour. */
export const LIMITS = {
  /** On one account from one address, so that a stranger elsewhere cannot lock an editor out. */
  accountAndAddress: 10,
  address: 30,
  /** On one account from all unfamiliar addresses together. */
  account: 100,
  /** The same across all accounts, so that guesses from a thousand addresses cannot exhaust the machine. */
  strangers: 1000,
  /** Mails to one person. */
  mail: 3,
  /** Mails requested by strangers, to all people together. */
  mails: 300,
} as const;

/**
 * Counts an attempt.
 *
 * @param key what is counted; only its hash is stored, since it contains addresses.
 * @throws ApiError 429 after more than `limit` in a quarter of an hour.
 */
export async function countAttempt(db: Db, key: string, limit: number, now: number): Promise<void> {
  refuseKnown(db, key, now);
  const over = sql<boolean>`attempts.window_ends_at <= ${now}`;
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
  const refusals = refusalsOf(db);
  if (refusals.size >= MAX_REFUSALS) refusals.clear();
  refusals.set(key, row.window_ends_at);
  throw tooMany(row.window_ends_at - now);
}

/** Until when each key is refused. In memory, so that a refused attempt does not write to the database. */
const refusalsByDb = new WeakMap<Db, Map<string, number>>();

function refusalsOf(db: Db): Map<string, number> {
  const known = refusalsByDb.get(db) ?? new Map<string, number>();
  refusalsByDb.set(db, known);
  return known;
}

function refuseKnown(db: Db, key: string, now: number): void {
  const until = refusalsOf(db).get(key) ?? 0;
  if (until > now) throw tooMany(until - now);
}

function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new ApiError(429, "too-many-attempts", {
    message: `Too many tries. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    retryAfterSeconds: seconds,
  });
}

/**
 * Counts a sign-in attempt, whether or not the account exists. Attempts from familiar addresses do not count toward
 * the limits that all addresses share, so that strangers cannot lock an editor out.
 *
 * @throws ApiError 429
 */
export async function countSignIn(
  db: Db,
  email: string,
  client: string,
  now: number,
): Promise<void> {
  refuseKnown(db, pairOf(email, client), now);
  await countAttempt(db, `sign-in ${client}`, LIMITS.address, now);
  await countAttempt(db, pairOf(email, client), LIMITS.accountAndAddress, now);
  const familiar = await db
    .selectFrom("attempts")
    .select("key")
    .where("key", "=", keyOf(familiarKey(email, client)))
    .where("window_ends_at", ">", now)
    .executeTakeFirst();
  if (familiar) return;
  await countAttempt(db, `account ${email}`, LIMITS.account, now);
  await countAttempt(db, "strangers", LIMITS.strangers, now);
}

/** After a success: clears the attempts and marks the address as familiar to the account. */
export async function rememberSignIn(
  db: Db,
  email: string,
  client: string,
  now: number,
): Promise<void> {
  await db
    .deleteFrom("attempts")
    .where("key", "=", keyOf(pairOf(email, client)))
    .execute();
  const row = { count: 1, window_ends_at: now + FAMILIAR_MS };
  await db
    .insertInto("attempts")
    .values({ key: keyOf(familiarKey(email, client)), ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

const pairOf = (email: string, client: string) => `sign-in ${email} ${client}`;
const familiarKey = (email: string, client: string) => `familiar ${email} ${client}`;

export async function deleteExpiredAttempts(db: Db, now: number): Promise<void> {
  await db.deleteFrom("attempts").where("window_ends_at", "<=", now).execute();
}

function keyOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
