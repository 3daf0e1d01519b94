import { sql } from "kysely";
import { containing } from "../database/like.ts";
import type { Db } from "../database/open.ts";
import { isStorable } from "../http/text.ts";

export const MAX_ADDRESS_LENGTH = 300;
/** A stranger who requests random addresses must not fill the database. */
const MAX_ADDRESSES = 2000;
const PAGE = 200;
/** Addresses of the desk and the API are not counted, since no reader is missing them. */
const NOT_FOR_READERS = /^\/(?:admin|api)(?:\/|$)/;
/** What vulnerability scanners request from every site: other systems' scripts, settings and logins. */
const SCANNED =
  /\.(?:php\d?|aspx?|jspx?|cgi|env|ini|ya?ml|sql|bak|old|log|zip|gz|tar|rar)(?:\/|$)|^\/(?:\.|wp-(?!content\/uploads)|cgi-bin|vendor|phpmyadmin|actuator|_)/i;

/** Counts requests of addresses without a page in memory, to be written in batches. */
export function countMissing(db: Db) {
  const counted = new Map<string, number>();
  return {
    count(address: string): void {
      if (address.length > MAX_ADDRESS_LENGTH || !isStorable(address)) return;
      if (NOT_FOR_READERS.test(address) || SCANNED.test(address)) return;
      if (counted.size >= MAX_ADDRESSES && !counted.has(address)) return;
      counted.set(address, (counted.get(address) ?? 0) + 1);
    },
    /** Writes the counts since the last call. */
    async write(now: number): Promise<void> {
      const rows = Array.from(counted, ([address, count]) => ({ address, count, last_at: now }))
        // In the same order on all servers: otherwise two could deadlock, and the counts of one would be lost.
        .toSorted((a, b) => (a.address < b.address ? -1 : 1));
      counted.clear();
      if (rows.length === 0) return;
      await db
        .insertInto("missing")
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column("address")
            .doUpdateSet({ count: sql<number>`missing.count + excluded.count`, last_at: now }),
        )
        .execute();
      await makeRoom(db);
    },
  };
}

/** Deletes the addresses that were requested least and longest ago, never one with a redirect. */
async function makeRoom(db: Db): Promise<void> {
  const kept = db
    .selectFrom("missing")
    .select("address")
    .where("leads_to", "is", null)
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .orderBy("address")
    .limit(MAX_ADDRESSES);
  await db
    .deleteFrom("missing")
    .where("leads_to", "is", null)
    .where("address", "not in", kept)
    .execute();
}

/** The addresses without a page and without a redirect that readers requested most. */
export async function listMissing(db: Db) {
  return db
    .selectFrom("missing")
    .select(["address", "count", "last_at as lastAt"])
    .where("leads_to", "is", null)
    .orderBy("count", "desc")
    .orderBy("address")
    .limit(PAGE)
    .execute();
}

/** The redirects whose addresses contain a text, in alphabetical order, and how many there are. */
export async function listRedirects(db: Db, text: string) {
  const matching = db
    .selectFrom("missing")
    .where("leads_to", "is not", null)
    .where(sql<boolean>`lower(address || ' ' || leads_to) like ${containing(text)}`);
  const { found } = await matching
    .select(({ fn }) => fn.countAll<number>().as("found"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(["address", "leads_to as leadsTo", "count", "last_at as lastAt"])
    .$narrowType<{ leadsTo: string }>()
    .orderBy("address")
    .limit(PAGE)
    .execute();
  return { found, redirects: rows };
}

/** Sets the redirect of an address, even if nobody has requested it yet. */
export async function setRedirect(
  db: Db,
  address: string,
  leadsTo: string,
  now: number,
): Promise<void> {
  await db
    .insertInto("missing")
    .values({ address, count: 0, last_at: now, leads_to: leadsTo })
    .onConflict((conflict) => conflict.column("address").doUpdateSet({ leads_to: leadsTo }))
    .execute();
}

/** Removes a redirect, and the address if nobody has requested it. @returns whether there was one. */
export async function removeRedirect(db: Db, address: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("missing")
    .set({ leads_to: null })
    .where("address", "=", address)
    .where("leads_to", "is not", null)
    .executeTakeFirst();
  await db
    .deleteFrom("missing")
    .where("address", "=", address)
    .where("leads_to", "is", null)
    .where("count", "=", 0)
    .execute();
  return numUpdatedRows > 0n;
}

/** The redirect that somebody set for an address. */
export async function redirectOf(db: Db, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("missing")
    .select("leads_to")
    .where("address", "=", address)
    .executeTakeFirst();
  return row?.leads_to ?? undefined;
}
