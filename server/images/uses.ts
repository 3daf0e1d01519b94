import type { Db } from "../database/open.ts";
import { columnsOf, type PostFields } from "../posts/fields.ts";
import { type CurrentFields, currentRevisions } from "../posts/read.ts";

const MEDIA_NAME = /\/media\/([\w.-]+)/g;
const OWN_COVER = /^\/media\/([\w.-]+)/;

/**
 * Records which pictures a post uses, in its newest revision and in those that readers see or will see, so
 * that none of them can be deleted. A picture in the trash is restored when it is used.
 *
 * @param fields the fields of those revisions
 */
export async function recordImageUses(
  db: Db,
  postId: string,
  fields: CurrentFields,
): Promise<void> {
  const names = new Set(
    Array.from(fields.values(), columnsOf).flatMap(({ content, cover_image, optional_texts }) =>
      Array.from(
        `${cover_image}\n${optional_texts}\n${content}`.matchAll(MEDIA_NAME),
        ([, name = ""]) => name,
      ),
    ),
  );
  const images =
    names.size === 0
      ? []
      : await db
          .selectFrom("image_files")
          .select("image_id")
          .distinct()
          .where("name", "in", [...names])
          .orderBy("image_id")
          .execute();
  const uses = [];
  // Locks the pictures before their uses, as erasing does, and in a fixed order, so that transactions cannot deadlock.
  // A concurrent deletion of a picture is undone; a later one finds the use.
  for (const { image_id } of images) {
    const { numUpdatedRows } = await db
      .updateTable("images")
      .set({ deleted_at: null })
      .where("id", "=", image_id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) uses.push({ image_id, post_id: postId });
  }
  await db.deleteFrom("image_uses").where("post_id", "=", postId).execute();
  if (uses.length > 0) await db.insertInto("image_uses").values(uses).execute();
}

/** Records which posts use an imported picture, which may have been erased before; restores it if any do. */
export async function recordUsesOf(db: Db, imageId: string): Promise<void> {
  const address = `%/media/${imageId}%`;
  const posts = await currentRevisions(db)
    .select("posts.id")
    .distinct()
    .where((is) =>
      is.or([
        is("content", "like", address),
        is("cover_image", "like", address),
        is("optional_texts", "like", address),
      ]),
    )
    .execute();
  if (posts.length === 0) return;
  await db.updateTable("images").set({ deleted_at: null }).where("id", "=", imageId).execute();
  await db
    .insertInto("image_uses")
    .values(posts.map(({ id }) => ({ image_id: imageId, post_id: id })))
    .execute();
}

/** Gives a cover from the library its text alternative, if the post has none. */
export async function withLibraryCover(db: Db, fields: PostFields): Promise<PostFields> {
  const [, name] = OWN_COVER.exec(fields.coverImage) ?? [];
  if (name === undefined || fields.coverAlt !== "") return fields;
  const image = await db
    .selectFrom("image_files")
    .innerJoin("images", "images.id", "image_files.image_id")
    .select("alt")
    .where("image_files.name", "=", name)
    .executeTakeFirst();
  return { ...fields, coverAlt: image?.alt ?? "" };
}
