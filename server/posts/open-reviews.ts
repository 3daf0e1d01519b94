import type { Review } from "#app/backend/ports/posts.ts";
import { namesOfOthers, namesOfUsers } from "#server/accounts/names.ts";
import type { Db } from "#server/database/open.ts";

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
