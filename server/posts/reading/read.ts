import type { CalendarDate } from "../../../app/domain/dates/calendar-date.ts";
import { dateInZone } from "../../../app/domain/dates/site-time.ts";
import { lastActor } from "../../accounts/audit.ts";
import { timeZone } from "../../database/site-settings.ts";
import type { Db } from "../../database/open.ts";
import type { PostRow, RevisionRow } from "../../database/tables.ts";
import { notFound } from "../../http/api/api-error.ts";
import { fieldsOf, type PostFields, postOf } from "../fields.ts";
import { publicPageOf, stateOf } from "../state.ts";

/** Today in the site's time zone, used as the date of a draft without one. */
export async function today(db: Db, now: number): Promise<CalendarDate> {
  return dateInZone(now, await timeZone(db));
}

export async function postRow(db: Db, id: string): Promise<PostRow | undefined> {
  return db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A post's current version (null if it was never saved), and who saved or trashed it. */
export async function latestSave(db: Db, id: string) {
  const row = await db
    .selectFrom("posts")
    .innerJoin("revisions", (join) =>
      join.onRef("revisions.post_id", "=", "posts.id").onRef("revisions.number", "=", "posts.head"),
    )
    .select(["posts.version", "deleted_at", "revisions.saved_by"])
    .where("posts.id", "=", id)
    .executeTakeFirst();
  if (!row) return { version: null, savedBy: "" };
  if (row.deleted_at === null)
    return { version: row.version, savedBy: await nameOf(db, row.saved_by) };
  return { version: row.version, savedBy: "", trashedBy: await lastActor(db, "post-trashed", id) };
}

export async function revisionRow(
  db: Db,
  postId: string,
  number: number,
): Promise<RevisionRow | undefined> {
  return db
    .selectFrom("revisions")
    .selectAll()
    .where("post_id", "=", postId)
    .where("number", "=", number)
    .executeTakeFirst();
}

/** The fields of a revision that must exist. */
export async function revisionFields(db: Db, postId: string, number: number): Promise<PostFields> {
  const row = await revisionRow(db, postId, number);
  if (!row) throw new Error(`Revision ${number} of post ${postId} does not exist.`);
  return fieldsOf(row);
}

/** One revision with its text. @throws ApiError 404 */
export async function readRevision(db: Db, id: string, number: number, now: number) {
  const row = await revisionRow(db, id, number);
  if (!row) throw notFound();
  return { number, ...wholePost(id, fieldsOf(row), await today(db, now)) };
}

/** The newest revision of a post as the desk edits it. @throws ApiError 404 */
export async function editablePost(db: Db, id: string, now: number) {
  const post = await postRow(db, id);
  if (!post) throw notFound();
  const revision = await revisionRow(db, id, post.head);
  if (!revision) throw new Error(`The newest revision of post ${id} does not exist.`);
  const savedBy = await nameOf(db, revision.saved_by);
  return {
    ...wholePost(id, fieldsOf(revision), await today(db, now)),
    ...factsOf(post, savedBy, now),
  };
}

/** A post with its Markdown; `undated` if publishing will set its date. */
function wholePost(id: string, fields: PostFields, defaultDate: CalendarDate) {
  const post = postOf(id, fields, defaultDate);
  return fields.date === null ? { post, undated: true } : { post };
}

/** State and metadata of a post for the desk. */
export function factsOf(post: PostRow, savedBy: string, now: number) {
  return {
    state: stateOf(post, now),
    version: post.version,
    head: post.head,
    publicPage: publicPageOf(post, now),
    ...(post.publish_at === null ? {} : { publishAt: post.publish_at }),
    ...(post.next_at === null || post.next_at <= now ? {} : { nextAt: post.next_at }),
    ...(post.deleted_at === null ? {} : { deletedAt: post.deleted_at }),
    updatedAt: post.updated_at,
    savedBy,
  };
}

async function nameOf(db: Db, userId: string | null): Promise<string> {
  if (userId === null) return "";
  const user = await db
    .selectFrom("users")
    .select("name")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.name ?? "";
}
