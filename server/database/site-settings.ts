import { PostgresAdapter, sql } from "kysely";
import { CONTENT_CHANNEL } from "./notices.ts";
import type { Db } from "./open.ts";

/** The example ranch lies in Central Texas; an owner changes the zone at the desk. */
const DEFAULT_TIME_ZONE = "America/Chicago";

/** A clock that was set back by more had been wrong before: its posts are scheduled for then. */
const LARGEST_STEP_BACK_MS = 24 * 60 * 60 * 1000;

async function read(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value;
}

async function write(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** The site's time zone, an IANA name. */
export async function timeZone(db: Db): Promise<string> {
  return (await read(db, "time_zone")) ?? DEFAULT_TIME_ZONE;
}

export function setTimeZone(db: Db, zone: string): Promise<void> {
  return write(db, "time_zone", zone);
}

/** The number that every change raises that readers may see. */
export async function contentVersion(db: Db): Promise<number> {
  return Number((await read(db, "content_version")) ?? 0);
}

/**
 * Raises the content version; belongs into the transaction of the change itself. PostgreSQL tells the
 * other servers when that transaction commits.
 */
export async function raiseContentVersion(db: Db, now: number): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key: "content_version", value: "1" })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        value: sql<string>`cast(cast(settings.value as bigint) + 1 as text)`,
      }),
    )
    .execute();
  const latest = await latestChange(db);
  if (now > latest || latest > now + LARGEST_STEP_BACK_MS) {
    await write(db, "content_at", String(now));
  }
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(db);
  }
}

/**
 * The moment whose posts readers see: now, or that of the latest change where it is later. This machine's
 * clock may have been set back, or be behind another server's: what was published stays published.
 */
export async function contentMoment(db: Db, now: number): Promise<number> {
  const latest = await latestChange(db);
  return latest <= now + LARGEST_STEP_BACK_MS ? Math.max(latest, now) : now;
}

async function latestChange(db: Db): Promise<number> {
  return Number((await read(db, "content_at")) ?? 0);
}

/** When something was done last, like a backup; for the status page. */
export async function lastTime(db: Db, what: "backup"): Promise<number | undefined> {
  const value = await read(db, `last_${what}`);
  return value === undefined ? undefined : Number(value);
}

export function noteTime(db: Db, what: "backup", at: number): Promise<void> {
  return write(db, `last_${what}`, String(at));
}
