import { note } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import { ApiError } from "../http/api-error.ts";
import { noteImageUses } from "../images/uses.ts";
import { holdAddresses } from "./reading/addresses.ts";
import type { Dates } from "./moments.ts";
import { sameFields } from "./fields.ts";
import { postRow, revisionFields, revisionRow, today } from "./reading/read.ts";
import { checkPublishable } from "./rules.ts";
import { changePost, wantedAddresses } from "./save.ts";

/** A post whose standing with readers was changed, and what it was. */
export interface Shown {
  readonly id: string;
  readonly version: number;
  readonly before: Dates & { readonly head: number };
}

export interface ShowResult {
  readonly done: Shown[];
  readonly refused: { readonly id: string; readonly why: string }[];
}

/**
 * Publishes or unpublishes posts as they were last saved, each by itself: one that cannot be is told
 * about and stops no other.
 */
export async function showPosts(
  db: Db,
  posts: readonly { readonly id: string; readonly version: number }[],
  intent: "publish" | "unpublish",
  userId: string,
  now: number,
): Promise<ShowResult> {
  return each(posts, async ({ id, version }) => {
    const row = await postRow(db, id);
    await changePost(db, id, version, { intent, userId }, now);
    if (!row) throw new ApiError(404, "not-found");
    const { head, live, publish_at, next_live, next_at } = row;
    return { id, version: version + 1, before: { head, live, publish_at, next_live, next_at } };
  });
}

/** Gives posts back the standing that they had before `showPosts`. */
export async function unshowPosts(
  db: Db,
  posts: readonly Shown[],
  userId: string,
  now: number,
): Promise<ShowResult> {
  return each(posts, async (shown) => {
    await db.transaction().execute((step) => giveBack(step, shown, userId, now));
    return { ...shown, version: shown.version + 1 };
  });
}

async function giveBack(
  db: Db,
  { id, version, before }: Shown,
  userId: string,
  now: number,
): Promise<void> {
  for (const number of [before.head, before.live, before.next_live]) {
    const known = number === null || (number <= before.head && (await revisionRow(db, id, number)));
    if (!known) throw new ApiError(404, "not-found");
  }
  await checkStanding(db, id, before, now);
  const row = await db
    .updateTable("posts")
    .set({ ...before, version: version + 1, updated_at: now })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError(409, "changed");
  // What was published without a day got one, as a revision of its own.
  await db
    .deleteFrom("revisions")
    .where("post_id", "=", id)
    .where("number", ">", before.head)
    .execute();
  await holdAddresses(db, id, await wantedAddresses(db, row, now), now);
  await noteImageUses(db, id);
  await raiseContentVersion(db, now);
  await note(db, { at: now, userId, action: "post-standing-undone", subject: id });
}

/**
 * What comes back from a browser counts only as far as it could have been: no revision is lost but the one
 * that gave a post its day, and readers see nothing that was not checked.
 *
 * @throws ApiError 409, 422
 */
async function checkStanding(
  db: Db,
  id: string,
  { head, live, publish_at, next_live, next_at }: Shown["before"],
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
  change: (post: Post) => Promise<Shown>,
): Promise<ShowResult> {
  const result: ShowResult = { done: [], refused: [] };
  for (const post of posts) {
    try {
      result.done.push(await change(post));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.refused.push({ id: post.id, why: wordsFor(error) });
    }
  }
  return result;
}

function wordsFor({ code, more: { fields = {}, message = "" } }: ApiError): string {
  if (code === "invalid") return `${Object.values(fields).join("; ")}.`;
  if (code === "changed") return "Somebody saved it in the meantime. Look at it again.";
  if (code === "trashed" || code === "not-found") return "It is no longer here.";
  return message;
}
