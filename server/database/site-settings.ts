import { sql } from "kysely";
import { FIRST_CATEGORIES } from "#app/content-model/posts/first-categories.ts";
import { CONTENT_CHANNEL } from "./notices.ts";
import type { TermKind } from "#app/domain/posts/lists/terms.ts";
import { textList } from "../http/text.ts";
import type { Db } from "./open.ts";
import { isPostgres } from "./postgres.ts";

/** The example ranch is in Central Texas; an owner can change the zone at the desk. */
const DEFAULT_TIME_ZONE = "America/Chicago";

/** The value of a setting as it is stored. */
export async function setting(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value;
}

export async function setSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

export const TIME_ZONE = "time_zone";

/** The site's time zone, an IANA name. */
export async function timeZone(db: Db): Promise<string> {
  return (await setting(db, TIME_ZONE)) ?? DEFAULT_TIME_ZONE;
}

export function setTimeZone(db: Db, zone: string): Promise<void> {
  return setSetting(db, TIME_ZONE, zone);
}

const OFFERED = { category: "categories", tag: "tags" } as const satisfies Record<TermKind, string>;
const FIRST_OFFERED = { category: FIRST_CATEGORIES, tag: [] } as const;

/** The categories that the form offers, or the tags that it suggests besides those in use. */
export async function offeredTerms(db: Db, kind: TermKind): Promise<readonly string[]> {
  return (await chosenTerms(db, kind)) ?? FIRST_OFFERED[kind];
}

/** The same, to change them: locks them until the transaction ends, so that other transactions' changes wait. */
export async function lockOfferedTerms(db: Db, kind: TermKind): Promise<readonly string[]> {
  const { value } = await db
    .insertInto("settings")
    .values({ key: OFFERED[kind], value: JSON.stringify(FIRST_OFFERED[kind]) })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((is) => ({ value: is.ref("settings.value") })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return textList.parse(value);
}

/** The same, but `undefined` if nobody has changed them. */
export async function chosenTerms(db: Db, kind: TermKind): Promise<readonly string[] | undefined> {
  const stored = await setting(db, OFFERED[kind]);
  return stored === undefined ? undefined : textList.parse(stored);
}

export function setOfferedTerms(db: Db, kind: TermKind, names: readonly string[]): Promise<void> {
  return setSetting(db, OFFERED[kind], JSON.stringify(names));
}

export const NEWSLETTER_KEY = "newsletter_key";

/** The key that signs the newsletter's leave links. @param fresh becomes the key if there is none yet. */
export async function newsletterKey(db: Db, fresh: string): Promise<string> {
  const known = await setting(db, NEWSLETTER_KEY);
  if (known !== undefined) return known;
  await db
    .insertInto("settings")
    .values({ key: NEWSLETTER_KEY, value: fresh })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await setting(db, NEWSLETTER_KEY)) ?? fresh;
}

/** A number raised by every change that readers may see. */
export async function contentVersion(db: Db): Promise<number> {
  return Number((await setting(db, "content_version")) ?? 0);
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
  if (isPostgres(db)) {
    await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(db);
  }
}

const LAST_BACKUP = "last_backup";

/** When the last backup was made. A time in the future is ignored: it was recorded while the clock was ahead. */
export async function lastBackup(db: Db, now: number): Promise<number | undefined> {
  const at = Number((await setting(db, LAST_BACKUP)) ?? Infinity);
  return at <= now ? at : undefined;
}

export function recordBackup(db: Db, at: number): Promise<void> {
  return setSetting(db, LAST_BACKUP, String(at));
}

const LEASE = "letters_lease";
/** Leases last minutes. One that ends later than this was taken while the clock was ahead, and is ignored. */
const LONGEST_LEASE_MS = 60 * 60 * 1000;

/** Takes or renews the lease of the server that sends letters. @returns false while another one has it. */
export async function takeLease(db: Db, holder: string, now: number, until: number) {
  const free = (await setting(db, LEASE)) ?? "";
  const [owner, end = "0"] = free.split(" ");
  const leftMs = Number(end) - now;
  if (owner !== holder && leftMs > 0 && leftMs < LONGEST_LEASE_MS) return false;
  const value = `${holder} ${until}`;
  const taken = await db
    .insertInto("settings")
    .values({ key: LEASE, value })
    // If two servers read the same free lease, only the first update matches it.
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value }).where("settings.value", "=", free),
    )
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}
