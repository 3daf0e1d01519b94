import { lastActor } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import { ApiError, invalid, notFound } from "../http/api-error.ts";
import { withLibraryCover } from "../images/uses.ts";
import { applySave } from "./apply-save.ts";
import { applyDraft, type PostFields, sameFields } from "./fields.ts";
import { affectsReaders, datesAfter, publicationTime } from "./publication.ts";
import {
  describePost,
  editablePost,
  type LoadedPost,
  loadPost,
  newestRevision,
  postRow,
  readRevision,
  revisionFields,
} from "./read.ts";
import type { Before, Save } from "./save-request.ts";
import type { DraftBody } from "./schemas.ts";
import { visibleRevision } from "./state.ts";

/**
 * Creates a post under an id chosen by the client, so that a repeated request creates only one. If the answer
 * to an earlier request was lost, the same post exists already, and only the intent is still to be applied.
 *
 * @throws ApiError 409 `changed` if another post has the id, or as `changePost` does.
 */
export async function createPost(
  db: Db,
  id: string,
  save: Save,
  now: number,
): Promise<{ readonly made: boolean; readonly post: LoadedPost }> {
  const fields = await withLibraryCover(db, applyDraft(draftOf(save)));
  const known = await loadPost(db, id);
  if (known) return { made: false, post: await resumePost(db, known, fields, save, now) };
  try {
    const post = await db.transaction().execute(async (trx) => {
      const row = newRow(id, now);
      await trx
        .insertInto("posts")
        .values({ ...row, search: "", import_id: null })
        .execute();
      return applySave(trx, row, undefined, fields, save, now);
    });
    return { made: true, post };
  } catch (error) {
    // Two identical requests at once: the other one was first.
    const first = isUniqueViolation(error) ? await loadPost(db, id) : undefined;
    if (!first) throw error;
    return { made: false, post: await resumePost(db, first, fields, save, now) };
  }
}

/** Applies the intent to a post that an unanswered request created. */
async function resumePost(
  db: Db,
  known: LoadedPost,
  fields: PostFields,
  { draft: _, ...save }: Save,
  now: number,
): Promise<LoadedPost> {
  const { row } = known;
  if (row.deleted_at !== null) throw await trashedError(db, row.id);
  // Publishing may have added the date.
  if (!sameFields({ ...fields, date: fields.date ?? known.fields.date }, known.fields)) {
    throw new ApiError(409, "changed", { current: await describePost(db, known, now) });
  }
  const at = publicationTime(save, row, now);
  const after = datesAfter(row, row.head, save, at, now);
  return affectsReaders(row, after) ? changePost(db, row.id, row.version, save, now) : known;
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
): Promise<LoadedPost> {
  return db.transaction().execute(async (trx) => {
    const before = await lockVersion(trx, id, version, now);
    const newest = await newestRevision(trx, before);
    const fields = await fieldsFor(trx, before, newest.fields, save, now);
    return applySave(trx, before, newest, fields, save, now);
  });
}

/** The fields of an existing post after a save. */
async function fieldsFor(
  db: Db,
  before: Before,
  newest: PostFields,
  save: Save,
  now: number,
): Promise<PostFields> {
  if (save.intent === "discard") {
    const visible = visibleRevision(before, now);
    if (visible === undefined) throw invalid({ intent: "Readers see nothing of this post yet." });
    return revisionFields(db, before.id, visible);
  }
  return save.draft ? withLibraryCover(db, applyDraft(save.draft, newest)) : newest;
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
  if (there.deleted_at !== null) throw await trashedError(db, id);
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

async function trashedError(db: Db, id: string): Promise<ApiError> {
  return new ApiError(409, "trashed", { current: { by: await lastActor(db, "post-trashed", id) } });
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
