import { type Act, recordAudit } from "../accounts/audit.ts";
import { namesOfUsers } from "../accounts/names.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import { raisedVersion } from "../database/version.ts";
import { notFound } from "../http/api-error.ts";
import { recordImageUses } from "../images/uses.ts";
import { reserveAddresses } from "../posts/addresses.ts";
import { sameFields } from "../posts/fields.ts";
import { currentFields, revisionFields, today } from "../posts/read.ts";
import { addRevision } from "../posts/save.ts";
import { undoTexts } from "../texts/copies.ts";
import type { IncomingPost } from "./incoming.ts";

/**
 * Gives an existing post the file's text as its newest version, and takes it out of the trash. Readers see
 * no change of a published post yet.
 *
 * @throws ApiError 409 `address-taken`
 */
export async function replacePost(
  db: Db,
  { id, fields }: IncomingPost,
  importId: string,
  act: Act,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locks the post first: what somebody saves meanwhile becomes the version before this one.
    const before = await trx
      .updateTable("posts")
      .set({ version: raisedVersion(act.at), updated_at: act.at })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(notFound);
    const ours = await revisionFields(trx, id, before.head);
    const isNewText = !sameFields(ours, fields);
    if (isNewText)
      await addRevision(trx, before, fields, { intent: "save", kind: "imported" }, act);
    const post = { ...before, head: isNewText ? before.head + 1 : before.head, deleted_at: null };
    await trx
      .updateTable("posts")
      .set({ head: post.head, deleted_at: null })
      .where("id", "=", id)
      .execute();
    await trx
      .insertInto("replaced_posts")
      .values({
        import_id: importId,
        post_id: id,
        version: post.version,
        head_before: before.head,
        deleted_before: before.deleted_at,
      })
      .execute();
    const current = await currentFields(trx, post);
    await reserveAddresses(trx, post, current, { now: act.at, day: await today(trx, act.at) });
    await recordImageUses(trx, id, current);
    if (before.deleted_at !== null) await raiseContentVersion(trx);
  });
}

/** How long an import is listed to be undone. */
const UNDO_MS = 30 * 86_400_000;

/** The imports made at the desk that can be undone, newest first. */
export async function listImports(db: Db, now: number) {
  return db
    .selectFrom("imports")
    .innerJoin(namesOfUsers(db), "people.id", "imports.user_id")
    .select(["imports.id", "at", "people.name as by"])
    .where("undone_at", "is", null)
    .where("at", ">", now - UNDO_MS)
    .orderBy("at", "desc")
    .execute();
}

/** Moves all posts of an import to the trash, and gives replaced ones and pages their text back. @throws ApiError 404 */
export async function undoImport(db: Db, id: string, act: Act) {
  const now = act.at;
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable("imports")
      .set({ undone_at: now })
      .where("id", "=", id)
      .where("undone_at", "is", null)
      .returning("id")
      .executeTakeFirstOrThrow(notFound);
    const { numUpdatedRows } = await trx
      .updateTable("posts")
      .set({ deleted_at: now, updated_at: now, version: raisedVersion(now) })
      .where("import_id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    const replaced = await trx
      .selectFrom("replaced_posts")
      .selectAll()
      .where("import_id", "=", id)
      .execute();
    const day = await today(trx, now);
    let restored = 0;
    for (const { post_id, version, head_before, deleted_before } of replaced) {
      const fields = await revisionFields(trx, post_id, head_before);
      const post = await trx
        .updateTable("posts")
        .set({
          head: head_before,
          version: raisedVersion(now),
          deleted_at: deleted_before,
          updated_at: now,
        })
        .where("id", "=", post_id)
        // Any later change has raised the version.
        .where("version", "=", version)
        .returningAll()
        .executeTakeFirst();
      if (!post) continue;
      await trx
        .deleteFrom("revisions")
        .where("post_id", "=", post_id)
        .where("number", ">", head_before)
        .execute();
      const current = await currentFields(trx, post, fields);
      if (deleted_before === null) await reserveAddresses(trx, post, current, { now, day });
      await recordImageUses(trx, post_id, current);
      restored += 1;
    }
    const texts = await undoTexts(trx, id, now);
    await raiseContentVersion(trx);
    await recordAudit(trx, act, "import-undone", id);
    return {
      /** Posts that the import made and that are in the trash now. */
      posts: Number(numUpdatedRows),
      /** Posts that have their earlier text again. */
      restored,
      /** Posts that somebody changed after the import replaced their text; they stay as they are. */
      kept: replaced.length - restored,
      /** Pages that have their earlier texts again, and those that somebody changed since. */
      pages: texts.restored,
      keptPages: texts.kept,
    };
  });
}
