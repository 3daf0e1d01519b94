import { lastActor } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import { ApiError, invalid, notFound } from "../http/api/api-error.ts";
import { withLibraryCover } from "../images/uses.ts";
import { applySave } from "./apply-save.ts";
import { applyDraft, type PostFields, sameFields } from "./fields.ts";
import { editablePost, postRow, readRevision, revisionFields } from "./reading/read.ts";
import type { Before, Save } from "./save-request.ts";
import type { DraftBody } from "./schemas.ts";
import { visibleRevision } from "./state.ts";

/**
 * Creates a post under an id chosen by the client, so that a repeated request creates only one.
 *
 * @returns false if the same post already exists.
 * @throws ApiError 409 `changed` if another post has the id, or as `changePost` does.
 */
export async function createPost(db: Db, id: string, save: Save, now: number): Promise<boolean> {
  const fields = await withLibraryCover(db, applyDraft(draftOf(save)));
  if (await postRow(db, id)) return refuseOther(db, id, fields, now);
  try {
    await db.transaction().execute(async (trx) => {
      const row = newRow(id, now);
      await trx
        .insertInto("posts")
        .values({ ...row, search: "", import_id: null })
        .execute();
      await applySave(trx, row, fields, save, now);
    });
  } catch (error) {
    // Two identical requests at once: the other one was first.
    if (isUniqueViolation(error)) return refuseOther(db, id, fields, now);
    throw error;
  }
  return true;
}

async function refuseOther(db: Db, id: string, fields: PostFields, now: number): Promise<false> {
  const known = await postRow(db, id);
  if (known?.deleted_at === null) {
    const there = await revisionFields(db, id, known.head);
    // Publishing may have added the date.
    if (sameFields({ ...fields, date: fields.date ?? there.date }, there)) return false;
  }
  throw new ApiError(409, "changed", { current: await editablePost(db, id, now) });
}

/**
 * Saves, publishes, schedules or unpublishes a post, if it still has the version that the editor started from.
 *
 * @throws ApiError 409 `changed` with the current post and the common base; 409 `trashed` with the name of
 * the person who did it; 409 `address-taken`; 404; 422.
 */
export async function changePost(
  db: Db,
  id: string,
  version: number,
  save: Save,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockVersion(trx, id, version, now);
    const fields = await fieldsFor(trx, before, save, now);
    await applySave(trx, before, fields, save, now);
  });
}

/** The fields of an existing post after a save. */
async function fieldsFor(db: Db, before: Before, save: Save, now: number): Promise<PostFields> {
  if (save.intent === "discard") {
    const visible = visibleRevision(before, now);
    if (visible === undefined) throw invalid({ intent: "Readers see nothing of this post yet." });
    return revisionFields(db, before.id, visible);
  }
  const head = await revisionFields(db, before.id, before.head);
  return save.draft ? withLibraryCover(db, applyDraft(save.draft, head)) : head;
}

/** Raises the version or throws the conflict. Of several concurrent saves one succeeds. */
async function lockVersion(db: Db, id: string, version: number, now: number): Promise<Before> {
  const row = await db
    .updateTable("posts")
    .set({ version: version + 1, updated_at: now })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  const there = await postRow(db, id);
  if (!there) throw notFound();
  if (there.deleted_at !== null) {
    const by = await lastActor(db, "post-trashed", id);
    throw new ApiError(409, "trashed", { current: { by } });
  }
  const base = await db
    .selectFrom("revisions")
    .select("number")
    .where("post_id", "=", id)
    .where("version", "<=", version)
    .orderBy("number", "desc")
    .executeTakeFirst();
  throw new ApiError(409, "changed", {
    current: await editablePost(db, id, now),
    base: base ? { version, ...(await readRevision(db, id, base.number, now)) } : undefined,
  });
}

function draftOf({ draft }: Save): DraftBody {
  if (!draft) throw invalid({ draft: "A new post needs a draft" });
  return draft;
}

function newRow(id: string, now: number): Before {
  return {
    id,
    version: 1,
    head: 0,
    live: null,
    publish_at: null,
    next_live: null,
    next_at: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
}
