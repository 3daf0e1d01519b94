import { randomUUID } from "node:crypto";
import type { Db } from "../database/open.ts";

/** Adds confirmed readers of the newsletter. */
export async function addReaders(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < count; at += 1) {
      const email = `reader-${at}@range.example`;
      const times = { asked_at: at, confirmed_at: at, left_at: null };
      await trx
        .insertInto("subscribers")
        .values({ id: randomUUID(), email, state: "confirmed", token_hash: email, ...times })
        .execute();
    }
  });
}
