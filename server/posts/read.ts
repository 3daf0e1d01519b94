import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { dateInZone } from "#app/domain/dates/site-time.ts";
import type { Post } from "#app/domain/posts/post.ts";
import type { Review } from "#app/backend/ports/posts.ts";
import { isLibraryPhoto } from "#app/domain/library-photo.ts";
import { lastActor } from "#server/accounts/audit.ts";
import { namesOfOthers, namesOfUsers } from "#server/accounts/names.ts";
import { timeZone } from "#server/database/site-settings.ts";
import type { Db } from "#server/database/open.ts";
import type { PostRow, RevisionRow } from "#server/database/tables.ts";
import { notFound } from "#server/http/api-error.ts";
import { shownPictures } from "#server/images/shown.ts";
import { fieldsOf, type PostFields, postOf, SUMMARY_COLUMNS, withoutFocus } from "./fields.ts";
import { publicPageOf, stateOf } from "./state.ts";

/** Today in the site's time zone, used as the date of a draft without one. */
export async function today(db: Db, now: number): Promise<CalendarDate> {
  return dateInZone(now, await timeZone(db));
}

export async function postRow(db: Db, id: string): Promise<PostRow | undefined> {
  return db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** All posts, each beside its newest revision. */
export const newestRevisions = (db: Db) =>
  db
    .selectFrom("posts")
    .innerJoin("revisions", (join) =>
      join.onRef("revisions.post_id", "=", "posts.id").onRef("revisions.number", "=", "posts.head"),
    );

/** All posts, each beside its newest revision and those that readers see or will see. */
export const currentRevisions = (db: Db) =>
  db
    .selectFrom("posts")
    .innerJoin("revisions", (join) =>
      join
        .onRef("revisions.post_id", "=", "posts.id")
        .on((on) =>
          on.or([
            on("revisions.number", "=", on.ref("posts.head")),
            on("revisions.number", "=", on.ref("posts.live")),
            on("revisions.number", "=", on.ref("posts.next_live")),
          ]),
        ),
    );

/** The title of a post's newest revision, for the audit log. */
export async function titleOf(db: Db, id: string): Promise<string> {
  const row = await newestRevisions(db)
    .select("title")
    .where("posts.id", "=", id)
    .executeTakeFirst();
  return row?.title ?? "";
}

/** A post's current version (null if it was never saved), and who saved or trashed it. */
export async function latestSave(
  db: Db,
  id: string,
): Promise<{ version: number | null; savedBy: string; trashedBy?: string }> {
  const row = await newestRevisions(db)
    .leftJoin(namesOfUsers(db), "people.id", "revisions.saved_by")
    .select(["posts.version", "deleted_at", "people.name"])
    .where("posts.id", "=", id)
    .executeTakeFirst();
  if (!row) return { version: null, savedBy: "" };
  if (row.deleted_at === null) return { version: row.version, savedBy: row.name ?? "" };
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

/** Fields of a post's newest revision and of those that readers see or will see, by number. */
export type CurrentFields = ReadonlyMap<number, PostFields>;

/** @param newest the newest revision, if it is loaded already */
export async function currentFields(
  db: Db,
  { id, head, live, next_live }: Pick<PostRow, "id" | "head" | "live" | "next_live">,
  newest?: PostFields,
): Promise<CurrentFields> {
  const wanted = new Set([head, live, next_live].filter((number) => number !== null));
  const known = new Map<number, PostFields>();
  if (newest) {
    known.set(head, newest);
    wanted.delete(head);
  }
  if (wanted.size === 0) return known;
  const rows = await db
    .selectFrom("revisions")
    .selectAll()
    .where("post_id", "=", id)
    .where("number", "in", [...wanted])
    .execute();
  for (const row of rows) known.set(row.number, fieldsOf(row));
  return known;
}

/** One revision with its text. @throws ApiError 404 */
export async function readRevision(db: Db, id: string, number: number, now: number) {
  const row = await revisionRow(db, id, number);
  if (!row) throw notFound();
  return { number, ...(await wholePost(db, id, fieldsOf(row), now)) };
}

/** A post's row before a change. For a new post, the row to insert, which has no revision yet. */
export type Before = Omit<PostRow, "import_id">;

/** A post's row and its newest revision. */
export interface LoadedPost {
  readonly row: Before;
  readonly fields: PostFields;
  /** The id of the user who saved that revision; null if unknown. */
  readonly savedBy: string | null;
}

export async function loadPost(db: Db, id: string): Promise<LoadedPost | undefined> {
  const row = await newestRevisions(db)
    .selectAll("posts")
    .select([...SUMMARY_COLUMNS, "content", "saved_by"])
    .where("posts.id", "=", id)
    .executeTakeFirst();
  return row && { row, fields: fieldsOf(row), savedBy: row.saved_by };
}

/** The newest revision of a post as the desk edits it. @throws ApiError 404 */
export async function editablePost(db: Db, id: string, now: number) {
  const post = await loadPost(db, id);
  if (!post) throw notFound();
  return describePost(db, post, now);
}

/** A loaded post as the desk edits it. */
export async function describePost(db: Db, { row, fields, savedBy }: LoadedPost, now: number) {
  return {
    ...(await wholePost(db, row.id, fields, now)),
    ...factsOf(row, await nameOf(db, savedBy), (await reviewsOf(db, row.id)).get(row.id), now),
  };
}

/** A post with its Markdown; `undated` if publishing will set its date. */
async function wholePost(db: Db, id: string, fields: PostFields, now: number) {
  const plain = postOf(id, fields, fields.date ?? (await today(db, now)));
  const post = isLibraryPhoto(plain.coverImage) ? await withFocus(db, plain) : plain;
  return fields.date === null ? { post, undated: true } : { post };
}

async function withFocus(db: Db, post: Post): Promise<Post> {
  const { coverImage } = (await shownPictures(db)).cover(post);
  // Adds the focus point only, and keeps the saved address: `applyDraft` compares it with the next save's.
  return withoutFocus(coverImage) === post.coverImage ? { ...post, coverImage } : post;
}

/** State and metadata of a post for the desk. */
export function factsOf(post: Before, savedBy: string, review: Review | undefined, now: number) {
  return {
    state: stateOf(post, review !== undefined && !review.answer, now),
    ...(review ? { review } : {}),
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

/** Who made a post, and whether it is a draft; `undefined` if it was never saved. */
export async function postOrigin(db: Db, id: string) {
  const row = await db
    .selectFrom("posts")
    .innerJoin("revisions", "revisions.post_id", "posts.id")
    .select(["posts.live", "revisions.saved_by"])
    .where("posts.id", "=", id)
    .where("revisions.number", "=", 1)
    .executeTakeFirst();
  return row && { madeBy: row.saved_by, isDraft: row.live === null };
}

/** The reviews of all posts, or of one, by the post's id. */
export async function reviewsOf(db: Db, postId?: string): Promise<Map<string, Review>> {
  const rows = await db
    .selectFrom("reviews")
    .leftJoin(namesOfUsers(db), "people.id", "reviews.asked_by")
    .leftJoin(namesOfOthers(db), "others.id", "reviews.answered_by")
    .select(["post_id", "asked_at", "note", "answered_at", "answer"])
    .select(["people.name as asker", "others.name as editor"])
    .$if(postId !== undefined, (query) => query.where("post_id", "=", postId ?? ""))
    .execute();
  const reviews = new Map<string, Review>();
  for (const { post_id, asked_at, note, answered_at, answer, asker, editor } of rows) {
    reviews.set(post_id, {
      by: asker ?? "",
      at: asked_at,
      note,
      ...(answered_at === null
        ? {}
        : { answer: { by: editor ?? "", at: answered_at, note: answer } }),
    });
  }
  return reviews;
}

/** The name of somebody who has or had an account; empty if unknown. */
export async function nameOf(db: Db, userId: string | null): Promise<string> {
  if (userId === null) return "";
  const user = await db
    .selectFrom(namesOfUsers(db))
    .select("name")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.name ?? "";
}
