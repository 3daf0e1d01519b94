import { dateInZone } from "#app/domain/dates/site-time.ts";
import { type Act, lastActor, recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import { raiseContentVersion, timeZone } from "../database/site-settings.ts";
import { firstVersion, raisedVersion } from "../database/version.ts";
import { ApiError, invalid, notFound } from "../http/api-error.ts";
import { recordImageUses, withLibraryCover } from "../images/uses.ts";
import { reserveAddresses } from "./addresses.ts";
import { applyDraft, columnsOf, type PostFields, sameFields } from "./fields.ts";
import { affectsReaders, dated, scheduleAfter, publicationTime, type Save } from "./publication.ts";
import {
  type Before,
  currentFields,
  describePost,
  editablePost,
  type LoadedPost,
  loadPost,
  postRow,
  readRevision,
  revisionFields,
} from "./read.ts";
import { closeReview } from "./reviews.ts";
import { checkPublishable } from "./rules.ts";
import type { DraftBody } from "./schemas.ts";
import { visibleRevision } from "./state.ts";

/**
 * Creates a post under an id chosen by the client, so that a repeated request creates only one. If the response
 * to an earlier request was lost, the same post exists already, and only the intent is still to be applied.
 *
 * @throws ApiError 409 `changed` if another post has the id, or as `changePost` does.
 */
export async function createPost(
  db: Db,
  id: string,
  save: Save,
  act: Act,
): Promise<{ readonly made: boolean; readonly post: LoadedPost }> {
  const fields = await withLibraryCover(db, applyDraft(requiredDraft(save)));
  const known = await loadPost(db, id);
  if (known) return { made: false, post: await resumePost(db, known, fields, save, act) };
  try {
    const post = await db.transaction().execute(async (trx) => {
      return applySave(trx, newRow(id, act.at), undefined, fields, save, act);
    });
    return { made: true, post };
  } catch (error) {
    // Two identical requests at once: the other one was first.
    const first = isUniqueViolation(error) ? await loadPost(db, id) : undefined;
    if (!first) throw error;
    return { made: false, post: await resumePost(db, first, fields, save, act) };
  }
}

/** Applies the intent to a post that an earlier request created whose response was lost. */
async function resumePost(
  db: Db,
  known: LoadedPost,
  fields: PostFields,
  { draft: _, ...save }: Save,
  act: Act,
): Promise<LoadedPost> {
  const { row } = known;
  if (row.deleted_at !== null) throw await trashedError(db, row.id);
  // Publishing may have added the date.
  if (!sameFields({ ...fields, date: fields.date ?? known.fields.date }, known.fields)) {
    throw new ApiError(409, "changed", { current: await describePost(db, known, act.at) });
  }
  const at = publicationTime(save, row, act.at);
  const after = scheduleAfter(row, row.head, save, at, act.at);
  return affectsReaders(row, after) ? changePost(db, row.id, row.version, save, act) : known;
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
  act: Act,
): Promise<LoadedPost> {
  return db.transaction().execute(async (trx) => {
    const newest = await loadPost(trx, id);
    if (newest?.row.version !== version || newest.row.deleted_at !== null) {
      throw await refusal(trx, id, version, act.at);
    }
    const fields = await fieldsFor(trx, newest, save, act.at);
    return applySave(trx, newest.row, newest, fields, save, act);
  });
}

/**
 * Applies the change inside a transaction, if the post still has the version it was read with: of several concurrent
 * saves one succeeds.
 *
 * @param newest the post so far; undefined for a new one
 * @returns the post as it was saved, so that callers need not load it again
 */
async function applySave(
  db: Db,
  before: Before,
  newest: LoadedPost | undefined,
  wanted: PostFields,
  save: Save,
  act: Act,
): Promise<LoadedPost> {
  const now = act.at;
  const zone = await timeZone(db);
  const at = publicationTime(save, before, now);
  const fields = dated(before, wanted, at, now, zone);
  if (at !== undefined) checkPublishable(before.id, fields, dateInZone(at, zone));
  const adds = newest === undefined || !sameFields(newest.fields, fields);
  const head = adds ? before.head + 1 : before.head;
  const schedule = { head, ...scheduleAfter(before, head, save, at, now) };
  const after = newest
    ? await db
        .updateTable("posts")
        .set({ ...schedule, version: raisedVersion(now), updated_at: now })
        .where("id", "=", before.id)
        .where("version", "=", before.version)
        .returningAll()
        .executeTakeFirst()
    : await db
        .insertInto("posts")
        .values({ ...before, ...schedule, import_id: null })
        .returningAll()
        .executeTakeFirst();
  if (!after) throw await refusal(db, before.id, before.version, now);
  if (adds) await addRevision(db, { ...before, version: after.version }, fields, save, act);
  const current = await currentFields(db, after, fields);
  await reserveAddresses(db, after, current, { now, day: dateInZone(now, zone) });
  await recordImageUses(db, before.id, current);
  if (at !== undefined) await closeReview(db, before.id);
  if (affectsReaders(before, after)) await raiseContentVersion(db);
  const action = AUDIT_ACTIONS[save.intent];
  if (action) await recordAudit(db, act, action, before.id, fields.title);
  return { row: after, fields, savedBy: adds ? act.by : newest.savedBy };
}

/** Adds a post's newest revision, after the post's version was raised. */
export async function addRevision(
  db: Db,
  before: Pick<Before, "id" | "head" | "version">,
  fields: PostFields,
  save: Pick<Save, "intent" | "kind">,
  { by, at }: Act,
): Promise<void> {
  const published = save.intent === "publish" || save.intent === "schedule";
  await db
    .insertInto("revisions")
    .values({
      post_id: before.id,
      number: before.head + 1,
      version: before.version,
      base: before.head === 0 ? null : before.head,
      kind:
        save.kind ?? (save.intent === "discard" ? "restored" : published ? "published" : "saved"),
      ...columnsOf(fields),
      saved_at: at,
      saved_by: by,
    })
    .execute();
}

const AUDIT_ACTIONS = {
  save: undefined,
  publish: "post-published",
  schedule: "post-scheduled",
  unpublish: "post-unpublished",
  discard: "post-changes-discarded",
} as const;

/** The fields of an existing post after a save. */
async function fieldsFor(
  db: Db,
  { row, fields }: LoadedPost,
  save: Save,
  now: number,
): Promise<PostFields> {
  if (save.intent === "discard") {
    const visible = visibleRevision(row, now);
    if (visible === undefined) throw invalid({ intent: "Readers see nothing of this post yet." });
    return revisionFields(db, row.id, visible);
  }
  return save.draft ? withLibraryCover(db, applyDraft(save.draft, fields)) : fields;
}

/** The error for a save that started from another version than the current one. */
async function refusal(db: Db, id: string, version: number, now: number): Promise<ApiError> {
  const row = await postRow(db, id);
  if (!row) return notFound();
  if (row.deleted_at !== null) return trashedError(db, id);
  const base = await db
    .selectFrom("revisions")
    .select("number")
    .where("post_id", "=", id)
    .where("version", "<=", version)
    .orderBy("number", "desc")
    .executeTakeFirst();
  return new ApiError(409, "changed", {
    current: await editablePost(db, id, now),
    base: base ? { version, ...(await readRevision(db, id, base.number, now)) } : undefined,
  });
}

async function trashedError(db: Db, id: string): Promise<ApiError> {
  return new ApiError(409, "trashed", { current: { by: await lastActor(db, "post-trashed", id) } });
}

function requiredDraft({ draft }: Save): DraftBody {
  if (!draft) throw invalid({ draft: "A new post needs a draft" });
  return draft;
}

function newRow(id: string, now: number): Before {
  return {
    id,
    version: firstVersion(now),
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
