import type { Db } from "#server/database/open.ts";
import { databaseProblem } from "#server/database/problem.ts";
import { storable } from "#app/content-model/posts/line.ts";
import { hashToken, newToken } from "../tokens.ts";
import { type Account, accountOf } from "../users.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
export const IDLE_MS = 14 * DAY_MS;
export const ABSOLUTE_MS = 90 * DAY_MS;
/** The last use of a session is written at most this often. */
const TOUCH_EVERY_MS = 5 * 60 * 1000;
const MAX_USER_AGENT_LENGTH = 300;

/** Who sent a request. */
export interface SignedIn {
  readonly user: Account;
  readonly tokenHash: string;
}

/** Starts a session and returns its token, of which only the hash is stored. */
export async function startSession(
  db: Db,
  userId: string,
  userAgent: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("sessions")
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      seen_at: now,
      expires_at: now + ABSOLUTE_MS,
      user_agent: storable(userAgent.slice(0, MAX_USER_AGENT_LENGTH)),
    })
    .execute();
  return token;
}

/** The session of a token, unless it has ended, was idle too long, or its user is disabled. */
export async function findSession(
  db: Db,
  token: string,
  now: number,
): Promise<SignedIn | undefined> {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("users")
    .select("sessions.seen_at")
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.expires_at", ">", now)
    .where("sessions.seen_at", ">", now - IDLE_MS)
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.seen_at < now - TOUCH_EVERY_MS) {
    // With a full disk or a read-only database the desk must stay readable.
    await db
      .updateTable("sessions")
      .set({ seen_at: now })
      .where("token_hash", "=", tokenHash)
      .execute()
      .catch((error: unknown) => {
        if (databaseProblem(error) === undefined) throw error;
      });
  }
  return { user: accountOf(row), tokenHash };
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends all sessions of a user, optionally except one. */
export async function endSessionsOf(db: Db, userId: string, keepTokenHash = ""): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("token_hash", "!=", keepTokenHash)
    .execute();
}

/** Ends one of a user's own sessions. @returns its token's hash; `undefined` if no session has this id. */
export async function endOwnSession(
  db: Db,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom("sessions")
    .select("token_hash")
    .where("user_id", "=", userId)
    .execute();
  const tokenHash = rows.find((row) => sessionId(row.token_hash) === id)?.token_hash;
  if (tokenHash !== undefined) await endSession(db, tokenHash);
  return tokenHash;
}

/** A session's id for its user, which does not reveal the hash that the database looks it up by. */
function sessionId(tokenHash: string): string {
  return hashToken(tokenHash);
}

/** A user's active sessions, most recently used first. */
export async function sessionsOf(db: Db, { user, tokenHash }: SignedIn, now: number) {
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("expires_at", ">", now)
    .where("seen_at", ">", now - IDLE_MS)
    .orderBy("seen_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: sessionId(row.token_hash),
    createdAt: row.created_at,
    seenAt: row.seen_at,
    userAgent: row.user_agent,
    current: row.token_hash === tokenHash,
  }));
}
