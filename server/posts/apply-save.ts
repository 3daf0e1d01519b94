import { dateInZone } from "#app/domain/dates/site-time.ts";
import { recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion, timeZone } from "../database/site-settings.ts";
import { recordImageUses } from "../images/uses.ts";
import { columnsOf, type PostFields, sameFields, searchTextOf } from "./fields.ts";
import { affectsReaders, dated, datesAfter, publicationTime } from "./publication.ts";
import { reserveAddresses } from "./addresses.ts";
import type { LoadedPost } from "./read.ts";
import { checkPublishable } from "./rules.ts";
import { closeReview } from "./reviews.ts";
import type { Before, Save } from "./save-request.ts";

/**
 * Applies the change inside a transaction that has locked the post.
 *
 * @param newest the newest revision so far; undefined for a new post
 * @returns the post as it was saved, so that nobody has to load it again
 */
export async function applySave(
  db: Db,
  before: Before,
  newest: Pick<LoadedPost, "fields" | "savedBy"> | undefined,
  wanted: PostFields,
  save: Save,
  now: number,
): Promise<LoadedPost> {
  const zone = await timeZone(db);
  const at = publicationTime(save, before, now);
  const fields = dated(before, wanted, at, now, zone);
  if (at !== undefined) checkPublishable(before.id, fields, dateInZone(at, zone));
  const adds = newest === undefined || !sameFields(newest.fields, fields);
  if (adds) await addRevision(db, before, fields, save, now);
  const head = adds ? before.head + 1 : before.head;
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
  await reserveAddresses(db, after, now);
  await recordImageUses(db, before.id, fields);
  if (at !== undefined) await closeReview(db, before.id);
  if (affectsReaders(before, after)) await raiseContentVersion(db);
  await auditSave(db, before.id, fields.title, save, now);
  return { row: after, fields, savedBy: adds ? save.userId : newest.savedBy };
}

/** Adds the newest version of a post whose own version has been raised. */
export async function addRevision(
  db: Db,
  before: Pick<Before, "id" | "head" | "version">,
  fields: PostFields,
  save: Pick<Save, "intent" | "kind" | "userId">,
  now: number,
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
      saved_at: now,
      saved_by: save.userId,
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

async function auditSave(
  db: Db,
  subject: string,
  title: string,
  { intent, userId }: Save,
  now: number,
): Promise<void> {
  const action = AUDIT_ACTIONS[intent];
  if (action) await recordAudit(db, { at: now, userId, action, subject, detail: title });
}
