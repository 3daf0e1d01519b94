import { PostgresAdapter, sql } from "kysely";
import { CONTENT_CHANNEL } from "./notices.ts";
import type { Db } from "./open.ts";

/** The example ranch is in Central Texas; an owner can change the zone at the desk. */
const DEFAULT_TIME_ZONE = "America/Chicago";

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

/** A number raised by every change that readers may see. */
export async function contentVersion(db: Db): Promise<number> {
  return Number((await read(db, "content_version")) ?? 0);
}

/**
 * Raises the content version; call it inside the transaction of the change. PostgreSQL notifies the other
 * servers when the transaction commits.
 */
export async function raiseContentVersion(db: Db): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key: "content_version", value: "1" })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        value: sql<string>`cast(cast(settings.value as bigint) + 1 as text)`,
      }),
    )
    .execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(db);
  }
}

/** When a task last ran, for the status screen. */
export async function lastTime(db: Db, what: "backup"): Promise<number | undefined> {
  const value = await read(db, `last_${what}`);
  return value === undefined ? undefined : Number(value);
}

export function recordTime(db: Db, what: "backup", at: number): Promise<void> {
  return write(db, `last_${what}`, String(at));
}
