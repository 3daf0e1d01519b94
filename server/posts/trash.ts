import { note } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import { notFound } from "../http/api-error.ts";
import { holdAddresses } from "./reading/addresses.ts";
import { wantedAddresses } from "./save.ts";

const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves a post to the trash. Its addresses say that it is gone. @throws ApiError 404 */
export async function trashPost(db: Db, id: string, userId: string, now: number): Promise<void> {
  await db.transaction().execute(async (step) => {
    const { numUpdatedRows } = await step
      .updateTable("posts")
      .set(({ eb }) => ({ deleted_at: now, updated_at: now, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    await raiseContentVersion(step, now);
    await note(step, { at: now, userId, action: "post-trashed", subject: id });
  });
}

/**
 * Brings a post back as it was.
 *
 * @throws ApiError 404; 409 `address-taken` when another post has its address by now.
 */
export async function restorePost(db: Db, id: string, userId: string, now: number): Promise<void> {
  await db.transaction().execute(async (step) => {
    const row = await step
      .updateTable("posts")
      .set(({ eb }) => ({ deleted_at: null, updated_at: now, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    await holdAddresses(step, id, await wantedAddresses(step, row, now), now);
    await raiseContentVersion(step, now);
    await note(step, { at: now, userId, action: "post-restored", subject: id });
  });
}

/** Deletes a post of the trash for ever. Its addresses stay as tombstones. @throws ApiError 404 */
export async function deleteForever(
  db: Db,
  id: string,
  userId: string | null,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (step) => {
    await step
      .deleteFrom("addresses")
      .where("post_id", "=", id)
      .where((is) => is.or([is("first_live_at", "is", null), is("first_live_at", ">", now)]))
      .execute();
    await step.deleteFrom("autosaves").where("post_id", "=", id).execute();
    const { numDeletedRows } = await step
      .deleteFrom("posts")
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await note(step, { at: now, userId, action: "post-deleted", subject: id });
  });
}

/** Deletes what has been in the trash for thirty days. */
export async function emptyOldTrash(db: Db, now: number): Promise<void> {
  const old = await db
    .selectFrom("posts")
    .select("id")
    .where("deleted_at", "<", now - TRASH_DAYS * DAY_MS)
    .execute();
  for (const { id } of old) await deleteForever(db, id, null, now);
}
