import { randomUUID } from "node:crypto";
import type { Db } from "../database/open.ts";

/** Adds confirmed readers of the newsletter, one after the other. @returns their addresses. */
export async function addReaders(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const addresses = names.map((name) => `${name}@range.example`);
  await db.transaction().execute(async (trx) => {
    for (const [at, email] of addresses.entries()) {
      const times = { asked_at: at, confirmed_at: at, left_at: null };
      await trx
        .insertInto("subscribers")
        .values({ id: randomUUID(), email, state: "confirmed", token_hash: email, ...times })
        .execute();
    }
  });
  return addresses;
}

/** As many names as `count` says, for `addReaders`. */
export const readersTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `reader-${at}`);
