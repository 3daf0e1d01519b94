import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import type { PostFields } from "../posts/fields.ts";

const MEDIA_NAME = /\/media\/([\w.-]+)/g;
const OWN_COVER = /^\/media\/([\w.-]+)/;

/**
 * Records which pictures a post uses, in its newest revision and in those that readers see or will see, so
 * that none of them can be deleted.
 */
export async function recordImageUses(db: Db, postId: string): Promise<void> {
  const post = await db
    .selectFrom("posts")
    .select(["head", "live", "next_live"])
    .where("id", "=", postId)
    .executeTakeFirstOrThrow();
  const numbers = [post.head, post.live, post.next_live].filter((number) => number !== null);
  const texts = await db
    .selectFrom("revisions")
    .select(["content", "cover_image"])
    .where("post_id", "=", postId)
    .where("number", "in", numbers)
    .execute();
  const names = new Set(
    texts.flatMap(({ content, cover_image }) =>
      Array.from(`${cover_image}\n${content}`.matchAll(MEDIA_NAME), ([, name = ""]) => name),
    ),
  );
  await db.deleteFrom("image_uses").where("post_id", "=", postId).execute();
  if (names.size === 0) return;
  const images = await db
    .selectFrom("image_files")
    .select("image_id")
    .distinct()
    .where("name", "in", [...names])
    .execute();
  if (images.length === 0) return;
  await db
    .insertInto("image_uses")
    .values(images.map(({ image_id }) => ({ image_id, post_id: postId })))
    .execute();
}

/**
 * Adds to a cover from the library its focal point and, if the post has none, its text
 * alternative.
 */
export async function withLibraryCover(db: Db, fields: PostFields): Promise<PostFields> {
  const [, name] = OWN_COVER.exec(fields.coverImage) ?? [];
  if (name === undefined) return fields;
  const image = await db
    .selectFrom("image_files")
    .innerJoin("images", "images.id", "image_files.image_id")
    .select(["alt", "focus_x", "focus_y"])
    .where("image_files.name", "=", name)
    .executeTakeFirst();
  if (!image) return fields;
  return {
    ...fields,
    coverImage: `/media/${name}${focusMark(image.focus_x, image.focus_y)}`,
    coverAlt: fields.coverAlt === "" ? (image.alt ?? "") : fields.coverAlt,
  };
}

/** Updates the focal point in every post that has the picture as its cover. */
export async function refocusCovers(
  db: Db,
  imageId: string,
  { focusX, focusY }: { readonly focusX: number; readonly focusY: number },
  now: number,
): Promise<void> {
  const files = await db
    .selectFrom("image_files")
    .select("name")
    .where("image_id", "=", imageId)
    .execute();
  for (const { name } of files) {
    const address = `/media/${name}`;
    await db
      .updateTable("revisions")
      .set({ cover_image: address + focusMark(focusX, focusY) })
      .where((is) =>
        is.or([is("cover_image", "=", address), is("cover_image", "like", `${address}#%`)]),
      )
      .execute();
  }
  await raiseContentVersion(db, now);
}

/** The focal point as a fragment of the cover's address; empty for the center. */
function focusMark(x: number, y: number): string {
  return x === 50 && y === 50 ? "" : `#${x},${y}`;
}
