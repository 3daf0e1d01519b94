import { type Act, recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import { raisedVersion } from "../database/version.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { reserveAddresses } from "./addresses.ts";
import { deleteAutosaves } from "./autosaves.ts";
import { currentFields, titleOf, today } from "./read.ts";

const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves a post to the trash. Its addresses answer 410. @throws ApiError 404 */
export async function trashPost(db: Db, id: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("posts")
      .set({ deleted_at: act.at, updated_at: act.at, version: raisedVersion(act.at) })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirstOrThrow(notFound);
    await raiseContentVersion(trx);
    await recordAudit(trx, act, "post-trashed", id, await titleOf(trx, id));
  });
}

/**
 * Restores a post as it was.
 *
 * @throws ApiError 404; 409 `address-taken` if another post now has its address.
 */
export async function restorePost(db: Db, id: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("posts")
      .set({ deleted_at: null, updated_at: act.at, version: raisedVersion(act.at) })
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .returningAll()
      .executeTakeFirstOrThrow(notFound);
    const at = { now: act.at, day: await today(trx, act.at) };
    await reserveAddresses(trx, row, await currentFields(trx, row), at);
    await raiseContentVersion(trx);
    await recordAudit(trx, act, "post-restored", id, await titleOf(trx, id));
  });
}

/**
 * Permanently deletes a post in the trash, with the unsaved changes of the user who deletes it; other users find
 * theirs in their list of unsaved posts (`myNeverSaved`). Addresses that were public stay as tombstones.
 *
 * @throws ApiError 404
 */
export async function deleteForever(db: Db, id: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const title = await titleOf(trx, id);
    // Locks the post first, as `restorePost` does: two transactions that lock in opposite orders would deadlock.
    await trx
      .updateTable("posts")
      .set({ updated_at: act.at })
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .returning("id")
      .executeTakeFirstOrThrow(notFound);
    await trx
      .deleteFrom("addresses")
      .where("post_id", "=", id)
      .where((is) => is.or([is("first_live_at", "is", null), is("first_live_at", ">", act.at)]))
      .execute();
    if (act.by !== null) await deleteAutosaves(trx, id, act.by);
    await trx.deleteFrom("posts").where("id", "=", id).execute();
    await recordAudit(trx, act, "post-deleted", id, title);
  });
}

/** Deletes posts that have been in the trash for thirty days. */
export async function emptyOldTrash(db: Db, now: number): Promise<void> {
  const old = await db
    .selectFrom("posts")
    .select("id")
    .where("deleted_at", "<", now - TRASH_DAYS * DAY_MS)
    .execute();
  for (const { id } of old) {
    await deleteForever(db, id, { by: null, at: now }).catch((error: unknown) => {
      // Another server or a user deleted or restored it first.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
  }
}
