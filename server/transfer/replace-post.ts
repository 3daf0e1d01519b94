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
 * Gives an existing post the file's text as its newest revision, and takes it out of the trash. Readers see
 * no change of a published post yet. Call it inside a transaction.
 *
 * @throws ApiError 409 `address-taken`
 */
export async function replacePost(
  db: Db,
  { id, fields }: IncomingPost,
  importId: string,
  act: Act,
): Promise<void> {
  // Locks the post first: a save at the same time becomes the revision before this one.
  const before = await db
    .updateTable("posts")
    .set({ version: raisedVersion(act.at), updated_at: act.at })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound);
  const ours = await revisionFields(db, id, before.head);
  const isNewText = !sameFields(ours, fields);
  if (isNewText) await addRevision(db, before, fields, { intent: "save", kind: "imported" }, act);
  const post = { ...before, head: isNewText ? before.head + 1 : before.head, deleted_at: null };
  await db
    .updateTable("posts")
    .set({ head: post.head, deleted_at: null })
    .where("id", "=", id)
    .execute();
  await db
    .insertInto("replaced_posts")
    .values({
      import_id: importId,
      post_id: id,
      version: post.version,
      head_before: before.head,
      deleted_before: before.deleted_at,
    })
    .execute();
  const current = await currentFields(db, post);
  await reserveAddresses(db, post, current, { now: act.at, day: await today(db, act.at) });
  await recordImageUses(db, id, current);
  if (before.deleted_at !== null) await raiseContentVersion(db);
}

/** How long an import can be undone from the desk's list. */
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

/** Moves an import's new posts to the trash, and restores replaced texts of posts and pages. @throws ApiError 404 */
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
    const rows = await trx
      .selectFrom("posts")
      .leftJoin("replaced_posts as replaced", (join) =>
        join.onRef("replaced.post_id", "=", "posts.id").on("replaced.import_id", "=", id),
      )
      .select(["posts.id", "replaced.version", "head_before", "deleted_before"])
      .where((is) => is.or([is("posts.import_id", "=", id), is("head_before", "is not", null)]))
      // In the order in which a change of a category locks posts: in another order the two could deadlock.
      .orderBy("posts.id")
      .execute();
    const day = await today(trx, now);
    const raised = { version: raisedVersion(now), updated_at: now };
    const done = { trashed: 0, restored: 0, kept: 0 };
    for (const { id: postId, version, head_before, deleted_before } of rows) {
      const posts = trx.updateTable("posts").where("id", "=", postId).returningAll();
      if (version === null || head_before === null) {
        const trashed = await posts
          .set({ ...raised, deleted_at: now })
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        if (trashed) done.trashed += 1;
        continue;
      }
      const fields = await revisionFields(trx, postId, head_before);
      const post = await posts
        .set({ ...raised, head: head_before, deleted_at: deleted_before })
        // Any later change has raised the version.
        .where("version", "=", version)
        .executeTakeFirst();
      if (!post) {
        done.kept += 1;
        continue;
      }
      await trx
        .deleteFrom("revisions")
        .where("post_id", "=", postId)
        .where("number", ">", head_before)
        .execute();
      const current = await currentFields(trx, post, fields);
      if (deleted_before === null) await reserveAddresses(trx, post, current, { now, day });
      await recordImageUses(trx, postId, current);
      done.restored += 1;
    }
    const texts = await undoTexts(trx, id, now);
    await raiseContentVersion(trx);
    await recordAudit(trx, act, "import-undone", id);
    return {
      /** Posts that the import made and that are in the trash now. */
      posts: done.trashed,
      /** Posts that have their earlier text again. */
      restored: done.restored,
      /** Posts that somebody changed after the import replaced their text; they stay as they are. */
      kept: done.kept,
      /** Pages that have their earlier texts again, and those that somebody changed since. */
      pages: texts.restored,
      keptPages: texts.kept,
    };
  });
}
