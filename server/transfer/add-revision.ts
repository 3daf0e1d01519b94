import type { Db } from "../database/open.ts";
import { recordImageUses } from "../images/uses.ts";
import { columnsOf, searchTextOf } from "../posts/fields.ts";
import { reserveAddresses } from "../posts/reading/addresses.ts";
import type { IncomingPost } from "./incoming.ts";

/** Adds a file's content as the newest revision of an existing post. Readers see no change yet. */
export async function addImportedRevision(
  db: Db,
  { id, fields }: IncomingPost,
  userId: string,
  now: number,
): Promise<void> {
  const post = await db
    .updateTable("posts")
    .set(({ eb }) => ({
      head: eb("head", "+", 1),
      version: eb("version", "+", 1),
      updated_at: now,
      search: searchTextOf(fields),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto("revisions")
    .values({
      post_id: id,
      number: post.head,
      version: post.version,
      base: post.head - 1,
      kind: "imported",
      ...columnsOf(fields),
      saved_at: now,
      saved_by: userId,
    })
    .execute();
  await reserveAddresses(db, post, now);
  await recordImageUses(db, id);
}
