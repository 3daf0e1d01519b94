import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { notFound } from "../http/api-error.ts";
import { isStorable } from "../http/text.ts";

const LONGEST_ADDRESS = 300;
/** A stranger who asks for everything must not fill the database. */
const MOST_ADDRESSES = 2000;
const PAGE = 200;
/** Nobody is led on from the desk or the API; what is mistyped there is no reader's loss. */
const NOT_FOR_READERS = /^\/(?:admin|api)(?:\/|$)/;

/** Counts addresses that readers asked for and did not find; written together, now and then. */
export function countMissing(db: Db) {
  const counted = new Map<string, number>();
  return {
    count(address: string): void {
      if (address.length > LONGEST_ADDRESS || !isStorable(address)) return;
      if (NOT_FOR_READERS.test(address)) return;
      if (counted.size >= MOST_ADDRESSES && !counted.has(address)) return;
      counted.set(address, (counted.get(address) ?? 0) + 1);
    },
    /** Writes what was counted since the last time. */
    async write(now: number): Promise<void> {
      const batch = [...counted];
      counted.clear();
      if (batch.length === 0) return;
      const { known } = await db
        .selectFrom("missing")
        .select(({ fn }) => fn.countAll<number>().as("known"))
        .executeTakeFirstOrThrow();
      const room = MOST_ADDRESSES - Number(known);
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

/** What readers asked for most and did not find. */
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

/** Leads an address on to another of the site, or no longer. @throws ApiError 404 */
export async function leadOn(db: Db, address: string, leadsTo: string | null): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("missing")
    .set({ leads_to: leadsTo })
    .where("address", "=", address)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}

/** Where an owner leads an address that nothing is at. */
export async function leadOf(db: Db, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("missing")
    .select("leads_to")
    .where("address", "=", address)
    .executeTakeFirst();
  return row?.leads_to ?? undefined;
}
