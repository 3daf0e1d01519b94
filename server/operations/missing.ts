import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { notFound } from "../http/api/api-error.ts";
import { isStorable } from "../http/text.ts";

const MAX_ADDRESS_LENGTH = 300;
/** A stranger who requests random addresses must not fill the database. */
const MAX_ADDRESSES = 2000;
const PAGE = 200;
/** Addresses of the desk and the API are not counted, since no reader is missing them. */
const NOT_FOR_READERS = /^\/(?:admin|api)(?:\/|$)/;

/** Counts missing addresses in memory, to be written in batches. */
export function countMissing(db: Db) {
  const counted = new Map<string, number>();
  return {
    count(address: string): void {
      if (address.length > MAX_ADDRESS_LENGTH || !isStorable(address)) return;
      if (NOT_FOR_READERS.test(address)) return;
      if (counted.size >= MAX_ADDRESSES && !counted.has(address)) return;
      counted.set(address, (counted.get(address) ?? 0) + 1);
    },
    /** Writes the counts since the last call. */
    async write(now: number): Promise<void> {
      const batch = [...counted];
      counted.clear();
      if (batch.length === 0) return;
      const { known } = await db
        .selectFrom("missing")
        .select(({ fn }) => fn.countAll<number>().as("known"))
        .executeTakeFirstOrThrow();
      const room = MAX_ADDRESSES - Number(known);
      for (const [index, [address, count]] of batch.entries()) {
        await note(db, address, count, index < room, now);
      }
    },
  };
}

async function note(db: Db, address: string, count: number, mayAdd: boolean, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("missing")
    .set({ count: sql<number>`count + ${count}`, last_at: now })
    .where("address", "=", address)
    .executeTakeFirst();
  if (numUpdatedRows > 0n || !mayAdd) return;
  await db
    .insertInto("missing")
    .values({ address, count, last_at: now, leads_to: null })
    .onConflict((conflict) => conflict.column("address").doNothing())
    .execute();
}

/** The missing addresses that readers requested most. */
export async function listMissing(db: Db) {
  const rows = await db
    .selectFrom("missing")
    .selectAll()
    .orderBy("count", "desc")
    .orderBy("address")
    .limit(PAGE)
    .execute();
  return rows.map(({ address, count, last_at, leads_to }) => ({
    address,
    count,
    lastAt: last_at,
    leadsTo: leads_to,
  }));
}

/** Sets or removes the redirect of a missing address. @throws ApiError 404 */
export async function setRedirect(db: Db, address: string, leadsTo: string | null): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("missing")
    .set({ leads_to: leadsTo })
    .where("address", "=", address)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}

/** The redirect that an owner set for a missing address. */
export async function redirectOf(db: Db, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("missing")
    .select("leads_to")
    .where("address", "=", address)
    .executeTakeFirst();
  return row?.leads_to ?? undefined;
}
