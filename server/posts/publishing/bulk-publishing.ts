import { recordAudit } from "../../accounts/audit.ts";
import type { Db } from "../../database/open.ts";
import { raiseContentVersion } from "../../database/site-settings.ts";
import { ApiError } from "../../http/api/api-error.ts";
import { recordImageUses } from "../../images/uses.ts";
import { reserveAddresses } from "../reading/addresses.ts";
import type { Dates } from "./publication.ts";
import { sameFields } from "../fields.ts";
import { postRow, revisionFields, revisionRow, today } from "../reading/read.ts";
import { checkPublishable } from "../rules.ts";
import { changePost } from "../save.ts";

/** A post whose publication was changed, with its previous state. */
export interface PublicationChange {
  readonly id: string;
  readonly version: number;
  readonly before: Dates & { readonly head: number };
}

export interface BulkResult {
  readonly done: PublicationChange[];
  readonly refused: { readonly id: string; readonly why: string }[];
}

/**
 * Publishes or unpublishes the last saved revision of each post independently; failures are reported and
 * do not stop the others.
 */
export async function publishPosts(
  db: Db,
  posts: readonly { readonly id: string; readonly version: number }[],
  intent: "publish" | "unpublish",
  userId: string,
  now: number,
): Promise<BulkResult> {
  return each(posts, async ({ id, version }) => {
    const row = await postRow(db, id);
    await changePost(db, id, version, { intent, userId }, now);
    if (!row) throw new ApiError(404, "not-found");
    const { head, live, publish_at, next_live, next_at } = row;
    return { id, version: version + 1, before: { head, live, publish_at, next_live, next_at } };
  });
}

/** Restores the publication that posts had before `publishPosts`. */
export async function undoPublishing(
  db: Db,
  posts: readonly PublicationChange[],
  userId: string,
  now: number,
): Promise<BulkResult> {
  return each(posts, async (shown) => {
    await db.transaction().execute((trx) => restorePublication(trx, shown, userId, now));
    return { ...shown, version: shown.version + 1 };
  });
}

async function restorePublication(
  db: Db,
  { id, version, before }: PublicationChange,
  userId: string,
  now: number,
): Promise<void> {
  for (const number of [before.head, before.live, before.next_live]) {
    const known = number === null || (number <= before.head && (await revisionRow(db, id, number)));
    if (!known) throw new ApiError(404, "not-found");
  }
  await checkPublication(db, id, before, now);
  const row = await db
    .updateTable("posts")
    .set({ ...before, version: version + 1, updated_at: now })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError(409, "changed");
  // Publishing an undated post created a revision with the date.
  await db
    .deleteFrom("revisions")
    .where("post_id", "=", id)
    .where("number", ">", before.head)
    .execute();
  await reserveAddresses(db, row, now);
  await recordImageUses(db, id);
  await raiseContentVersion(db, now);
  await recordAudit(db, { at: now, userId, action: "post-standing-undone", subject: id });
}

/**
 * Validates a state that a browser sent back: only the revision that gave a post its date may be dropped, and
 * readers see only what was validated.
 *
 * @throws ApiError 409, 422
 */
async function checkPublication(
  db: Db,
  id: string,
  { head, live, publish_at, next_live, next_at }: PublicationChange["before"],
  now: number,
): Promise<void> {
  const post = await postRow(db, id);
  if (!post) throw new ApiError(404, "not-found");
  const kept = await revisionFields(db, id, head);
  const newest = await revisionFields(db, id, post.head);
  const losesWords = head < post.head - 1 || !sameFields(kept, { ...newest, date: kept.date });
  const isHalf = (live === null) !== (publish_at === null);
  const isHalfNext = (next_live === null) !== (next_at === null);
  if ((head !== post.head && losesWords) || isHalf || isHalfNext) {
    throw new ApiError(409, "changed");
  }
  for (const number of [live, next_live]) {
    if (number === null) continue;
    const fields = await revisionFields(db, id, number);
    checkPublishable(id, fields, fields.date ?? (await today(db, now)));
  }
}

async function each<Post extends { readonly id: string }>(
  posts: readonly Post[],
  change: (post: Post) => Promise<PublicationChange>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] };
  for (const post of posts) {
    try {
      result.done.push(await change(post));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.refused.push({ id: post.id, why: reasonFor(error) });
    }
  }
  return result;
}

function reasonFor({ code, more: { fields = {}, message = "" } }: ApiError): string {
  if (code === "invalid") return `${Object.values(fields).join("; ")}.`;
  if (code === "changed") return "Somebody saved it in the meantime. Look at it again.";
  if (code === "trashed" || code === "not-found") return "It is no longer here.";
  return message;
}
