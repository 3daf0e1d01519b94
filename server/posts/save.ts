import { dateInZone } from "../../app/domain/dates/site-time.ts";
import { lastBy, note } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isTaken } from "../database/problem.ts";
import { raiseContentVersion, timeZone } from "../database/site-settings.ts";
import type { PostRow, RevisionRow } from "../database/tables.ts";
import { ApiError, invalid, notFound } from "../http/api-error.ts";
import { noteImageUses, withLibraryCover } from "../images/uses.ts";
import { holdAddresses, type Wanted, addressOf } from "./reading/addresses.ts";
import { columnsOf, type PostFields, sameFields, searchTextOf, withDraft } from "./fields.ts";
import { editablePost, postRow, readRevision, revisionFields, today } from "./reading/read.ts";
import { concernsReaders, dated, datesAfter, publishingMoment } from "./moments.ts";
import { checkPublishable } from "./rules.ts";
import type { DraftBody } from "./schemas.ts";
import { visibleRevision } from "./state.ts";

/** `discard` makes the newest revision the one that readers see, and drops an update that waits. */
export type Intent = "save" | "publish" | "schedule" | "unpublish" | "discard";

/** What an editor wants done with a post. */
export interface Save {
  readonly draft?: DraftBody | undefined;
  readonly intent: Intent;
  /** When readers are to see it, in milliseconds; for `schedule`. */
  readonly publishAt?: number | undefined;
  readonly tab?: string | undefined;
  readonly userId: string | null;
  /** What the new revision is called in the list of revisions. */
  readonly kind?: RevisionRow["kind"];
}

/** Where a post is before a save. A new post has no revision yet. */
export type Before = Omit<PostRow, "search" | "import_id">;

/**
 * Makes a post under an id that the client chose, so that asking twice makes one.
 *
 * @returns false when the very same post is there already.
 * @throws ApiError 409 `changed` when another post has the id, or what `change` throws.
 */
export async function createPost(db: Db, id: string, save: Save, now: number): Promise<boolean> {
  const fields = await withLibraryCover(db, withDraft(draftOf(save)));
  if (await postRow(db, id)) return refuseOther(db, id, fields, now);
  try {
    await db.transaction().execute((step) => addPost(step, id, fields, save, now));
  } catch (error) {
    // Asked twice at once: the other request was first.
    if (isTaken(error)) return refuseOther(db, id, fields, now);
    throw error;
  }
  return true;
}

/** Adds a post inside a transaction. */
export async function addPost(
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
    // The day of publishing was added here.
    if (sameFields({ ...fields, date: fields.date ?? there.date }, there)) return false;
  }
  throw new ApiError(409, "changed", { current: await editablePost(db, id, now) });
}

/**
 * Saves, publishes, schedules or unpublishes a post over the version that the editor started from.
 *
 * @throws ApiError 409 `changed` with what is there now and what both started from; 409 `trashed` with
 * the name of who did it; 409 `address-taken`; 404; 422.
 */
export async function changePost(
  db: Db,
  id: string,
  version: number,
  save: Save,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (step) => {
    const before = await lockVersion(step, id, version, now);
    const fields = await fieldsFor(step, before, save, now);
    await apply(step, before, fields, save, now);
  });
}

/** What a save of a post that is there makes of it. */
async function fieldsFor(db: Db, before: Before, save: Save, now: number): Promise<PostFields> {
  if (save.intent === "discard") {
    const visible = visibleRevision(before, now);
    if (visible === undefined) throw invalid({ intent: "Readers see nothing of this post yet." });
    return revisionFields(db, before.id, visible);
  }
  const head = await revisionFields(db, before.id, before.head);
  return save.draft ? withLibraryCover(db, withDraft(save.draft, head)) : head;
}

/** Takes a version, or says what is there instead. Of several who try one succeeds. */
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
    const by = await lastBy(db, "post-trashed", id);
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

/** The change itself, inside a transaction that holds the post. */
async function apply(
  db: Db,
  before: Before,
  wanted: PostFields,
  save: Save,
  now: number,
): Promise<void> {
  const zone = await timeZone(db);
  const at = publishingMoment(save, before, now);
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
  await holdAddresses(db, before.id, await wantedAddresses(db, after, now), now);
  await noteImageUses(db, before.id);
  if (concernsReaders(before, after)) await raiseContentVersion(db, now);
  if (save.tab !== undefined && save.userId !== null) {
    await db
      .deleteFrom("autosaves")
      .where("post_id", "=", before.id)
      .where("user_id", "=", save.userId)
      .where("tab", "=", save.tab)
      .execute();
  }
  await noteSave(db, before.id, save, now);
}

/** Adds a revision unless nothing was changed, and gives its number. */
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

/** The addresses of the draft, of what readers see, and of what they will see. */
export async function wantedAddresses(db: Db, post: Before, now: number): Promise<Wanted[]> {
  const usual = await today(db, now);
  const liveAt = new Map<number, number | null>([[post.head, null]]);
  if (post.next_live !== null) liveAt.set(post.next_live, post.next_at);
  if (post.live !== null) liveAt.set(post.live, post.publish_at);
  const wanted = new Map<string, number | null>();
  for (const [number, at] of liveAt) {
    const address = addressOf(await revisionFields(db, post.id, number), usual);
    const known = wanted.get(address) ?? null;
    wanted.set(address, at === null ? known : Math.min(at, known ?? at));
  }
  return Array.from(wanted, ([address, at]) => ({ address, liveAt: at }));
}

const NOTED = {
  save: undefined,
  publish: "post-published",
  schedule: "post-scheduled",
  unpublish: "post-unpublished",
  discard: "post-changes-discarded",
} as const;

async function noteSave(db: Db, id: string, { intent, userId }: Save, now: number): Promise<void> {
  const action = NOTED[intent];
  if (action) await note(db, { at: now, userId, action, subject: id });
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
