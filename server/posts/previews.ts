import { randomUUIDv7 } from "node:crypto";
import type { Post } from "#app/domain/posts/post.ts";
import { recordAudit, type UserAct } from "../accounts/audit.ts";
import { hashToken, newToken } from "../accounts/tokens.ts";
import type { Db } from "../database/open.ts";
import { shownPictures } from "../images/shown.ts";
import { notFound } from "../http/api-error.ts";
import { fieldsOf, postOf } from "./fields.ts";
import { postRow, revisionRow, titleOf, today } from "./read.ts";

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Creates a link that lets anybody read the newest revision of a post for seven days. Its address is shown
 * once; only a hash of its token is stored.
 *
 * @throws ApiError 404
 */
export async function makePreview(db: Db, origin: string, postId: string, act: UserAct) {
  const post = await postRow(db, postId);
  if (!post || post.deleted_at !== null) throw notFound();
  const token = newToken();
  const id = randomUUIDv7();
  const endsAt = act.at + LIFE_MS;
  await db
    .insertInto("previews")
    .values({
      id,
      token_hash: hashToken(token),
      post_id: postId,
      revision: post.head,
      created_by: act.by,
      created_at: act.at,
      expires_at: endsAt,
    })
    .execute();
  await recordAudit(db, act, "preview-made", postId, await titleOf(db, postId));
  return { id, address: `${origin}/preview/${token}`, endsAt };
}

/** The previews of a post that have not ended. */
export async function listPreviews(db: Db, postId: string, now: number) {
  return db
    .selectFrom("previews")
    .select(["id", "expires_at as endsAt"])
    .where("post_id", "=", postId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
}

/** Ends a preview early. @throws ApiError 404 */
export async function endPreview(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom("previews")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirstOrThrow(notFound);
}

/** The post of a preview; `undefined` once it has ended or the post is in the trash. */
export async function previewedPost(
  db: Db,
  token: string,
  now: number,
): Promise<{ readonly post: Post; readonly endsAt: number } | undefined> {
  const row = await db
    .selectFrom("previews")
    .innerJoin("posts", "posts.id", "previews.post_id")
    .select(["previews.post_id", "previews.revision", "expires_at"])
    .where("previews.token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .where("posts.deleted_at", "is", null)
    .executeTakeFirst();
  const revision = row && (await revisionRow(db, row.post_id, row.revision));
  if (!row || !revision) return undefined;
  const pictures = await shownPictures(db);
  const post = pictures.cover(postOf(row.post_id, fieldsOf(revision), await today(db, now)));
  return { post: { ...post, content: pictures.text(post.content) }, endsAt: row.expires_at };
}
