import { dateInZone } from "../../app/domain/dates/site-time.ts";
import { lastActor, recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import { raiseContentVersion, timeZone } from "../database/site-settings.ts";
import type { PostRow, RevisionRow } from "../database/tables.ts";
import { ApiError, invalid, notFound } from "../http/api/api-error.ts";
import { recordImageUses, withLibraryCover } from "../images/uses.ts";
import { reserveAddresses, type Wanted, addressOf } from "./reading/addresses.ts";
import { columnsOf, type PostFields, sameFields, searchTextOf, applyDraft } from "./fields.ts";
import { editablePost, postRow, readRevision, revisionFields, today } from "./reading/read.ts";
import { affectsReaders, dated, datesAfter, publicationTime } from "./publishing/publication.ts";
import { checkPublishable } from "./rules.ts";
import type { DraftBody } from "./schemas.ts";
import { visibleRevision } from "./state.ts";

/** `discard` restores the revision that readers see and cancels a scheduled update. */
type Intent = "save" | "publish" | "schedule" | "unpublish" | "discard";

/** An editor's save request. */
export interface Save {
  readonly draft?: DraftBody | undefined;
  readonly intent: Intent;
  /** When to publish, in milliseconds since 1970; for `schedule`. */
  readonly publishAt?: number | undefined;
  readonly tab?: string | undefined;
  readonly userId: string | null;
  /** The new revision's kind in the list of revisions. */
  readonly kind?: RevisionRow["kind"];
}

/** A post's row before a save. A new post has no revision yet. */
export type Before = Omit<PostRow, "search" | "import_id">;

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
    await db.transaction().execute((trx) => addPost(trx, id, fields, save, now));
  } catch (error) {
    // Two identical requests at once: the other one was first.
    if (isUniqueViolation(error)) return refuseOther(db, id, fields, now);
    throw error;
  }
  return true;
}

/** Adds a post inside a transaction. */
async function addPost(
  db: Db,
  id: string,
  fields: PostFields,
  save: Save,
  now: number,
  importId: string | null = null,
): Promise<void> {
  const row = newRow(id, now);
  await db
    .insertInto("posts")
    .values({ ...row, search: "", import_id: importId })
    .execute();
  await apply(db, row, fields, save, now);
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
    await apply(trx, before, fields, save, now);
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

/** Applies the change inside a transaction that has locked the post. */
async function apply(
  db: Db,
  before: Before,
  wanted: PostFields,
  save: Save,
  now: number,
): Promise<void> {
  const zone = await timeZone(db);
  const at = publicationTime(save, before, now);
  const fields = dated(before, wanted, at, now, zone);
  if (at !== undefined) checkPublishable(before.id, fields, dateInZone(at, zone));
  const head = await addRevision(db, before, fields, save, now);
  const after = { ...before, head, ...datesAfter(before, head, save, at, now) };
  await db
    .updateTable("posts")
    .set({
      head,
      live: after.live,
      publish_at: after.publish_at,
      next_live: after.next_live,
      next_at: after.next_at,
      search: searchTextOf(fields),
    })
    .where("id", "=", before.id)
    .execute();
  await reserveAddresses(db, before.id, await wantedAddresses(db, after, now), now);
  await recordImageUses(db, before.id);
  if (affectsReaders(before, after)) await raiseContentVersion(db, now);
  if (save.tab !== undefined && save.userId !== null) {
    await db
      .deleteFrom("autosaves")
      .where("post_id", "=", before.id)
      .where("user_id", "=", save.userId)
      .where("tab", "=", save.tab)
      .execute();
  }
  await auditSave(db, before.id, save, now);
}

/** Adds a revision if anything changed, and returns the newest number. */
async function addRevision(
  db: Db,
  before: Before,
  fields: PostFields,
  save: Save,
  now: number,
): Promise<number> {
  if (before.head > 0) {
    const head = await revisionFields(db, before.id, before.head);
    if (sameFields(head, fields)) return before.head;
  }
  const number = before.head + 1;
  const published = save.intent === "publish" || save.intent === "schedule";
  await db
    .insertInto("revisions")
    .values({
      post_id: before.id,
      number,
      version: before.version,
      base: before.head === 0 ? null : before.head,
      kind:
        save.kind ?? (save.intent === "discard" ? "restored" : published ? "published" : "saved"),
      ...columnsOf(fields),
      saved_at: now,
      saved_by: save.userId,
    })
    .execute();
  return number;
}

/** The addresses of the draft, of the public revision, and of the scheduled one. */
export async function wantedAddresses(db: Db, post: Before, now: number): Promise<Wanted[]> {
  const defaultDate = await today(db, now);
  const liveAt = new Map<number, number | null>([[post.head, null]]);
  if (post.next_live !== null) liveAt.set(post.next_live, post.next_at);
  if (post.live !== null) liveAt.set(post.live, post.publish_at);
  const wanted = new Map<string, number | null>();
  for (const [number, at] of liveAt) {
    const address = addressOf(await revisionFields(db, post.id, number), defaultDate);
    const known = wanted.get(address) ?? null;
    wanted.set(address, at === null ? known : Math.min(at, known ?? at));
  }
  return Array.from(wanted, ([address, at]) => ({ address, liveAt: at }));
}

const AUDIT_ACTIONS = {
  save: undefined,
  publish: "post-published",
  schedule: "post-scheduled",
  unpublish: "post-unpublished",
  discard: "post-changes-discarded",
} as const;

async function auditSave(db: Db, id: string, { intent, userId }: Save, now: number): Promise<void> {
  const action = AUDIT_ACTIONS[intent];
  if (action) await recordAudit(db, { at: now, userId, action, subject: id });
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
