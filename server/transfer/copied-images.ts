import type { Db } from "../database/open.ts";
import type { ImageRow } from "../database/tables.ts";
import { isPrepared, type PreparedFile } from "../images/prepare.ts";
import type { IncomingImage, IncomingPost } from "./incoming.ts";
import { MAX_PICTURE_BYTES } from "./limits.ts";

const MEDIA_NAME = /^[\w-]{1,60}(?:\.(\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}))?-(\d{1,5})\.(jpg|webp)$/;

/** What happens to the pictures of a site's copy. */
export interface ImagePlan {
  /** Those that are not here. */
  readonly missing: readonly IncomingImage[];
  /** The ids here of those that are in the trash, and were not there. */
  readonly trashed: readonly string[];
  /** A post with the addresses that its pictures have here. */
  readonly renamed: (post: IncomingPost) => IncomingPost;
}

/**
 * A picture is known by its id, or by its upload if it came here another way. Changes nothing.
 *
 * @param files the ids here of files that came here another way
 */
export async function planImages(
  db: Db,
  images: readonly IncomingImage[],
  files: ReadonlyMap<string, string>,
): Promise<ImagePlan> {
  const missing: IncomingImage[] = [];
  const trashed: string[] = [];
  const names = new Map<string, string>();
  for (const one of images) {
    const here = await imageHere(db, one.image);
    if (!here) missing.push(one);
    const isWanted = one.image.deleted_at === null;
    if (here && here.deleted_at !== null && isWanted) trashed.push(here.id);
    if (here && here.id !== one.image.id) names.set(one.image.id, here.id);
  }
  const inText = (text: string) =>
    text
      .replace(/\/media\/([\w-]+?)(?=(?:\.[\d-]+)?-\d{1,5}\.(?:jpg|webp))/g, (whole, id: string) =>
        names.has(id) ? `/media/${names.get(id)}` : whole,
      )
      .replace(/\/files\/([\w-]+)(?=\/)/g, (whole, id: string) =>
        files.has(id) ? `/files/${files.get(id)}` : whole,
      );
  return {
    missing,
    trashed,
    renamed: (post) =>
      names.size + files.size === 0
        ? post
        : {
            ...post,
            fields: {
              ...post.fields,
              content: inText(post.fields.content),
              coverImage: inText(post.fields.coverImage),
              ...(post.fields.sharePicture
                ? { sharePicture: inText(post.fields.sharePicture) }
                : {}),
            },
            ...(post.copy
              ? {
                  copy: {
                    ...post.copy,
                    revisions: post.copy.revisions.map((revision) => ({
                      ...revision,
                      content: inText(revision.content),
                      cover_image: inText(revision.cover_image),
                      optional_texts: inText(revision.optional_texts),
                    })),
                  },
                }
              : {}),
          },
  };
}

async function imageHere(db: Db, { id, hash }: ImageRow) {
  const find = (column: "id" | "hash", value: string) =>
    db
      .selectFrom("images")
      .select(["id", "deleted_at"])
      .where(column, "=", value)
      .executeTakeFirst();
  return (await find("id", id)) ?? (await find("hash", hash));
}

/** Adds a picture with all its files. Files that are no prepared pictures are left out, in words. */
export async function addCopiedImage(
  db: Db,
  { image, files }: IncomingImage,
): Promise<readonly string[]> {
  const prepared: (PreparedFile & { readonly name: string; readonly crop: string })[] = [];
  const refused: string[] = [];
  for (const { name, file } of files) {
    const [, crop = "", width = "", end = ""] = MEDIA_NAME.exec(name) ?? [];
    const format = end === "jpg" ? "jpeg" : "webp";
    const bytes = await file.bytes(MAX_PICTURE_BYTES);
    if (end !== "" && (await isPrepared(bytes, format, Number(width)))) {
      prepared.push({ name, format, width: Number(width), crop, bytes });
    } else refused.push(name);
  }
  if (prepared.length === 0) return refused;
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("images")
      .values(image)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return;
    for (const file of prepared) {
      await trx
        .insertInto("image_files")
        .values({ image_id: image.id, ...file })
        .execute();
    }
  });
  return refused;
}

/** Takes pictures out of the trash. */
export async function restoreImages(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await db.updateTable("images").set({ deleted_at: null }).where("id", "=", id).execute();
  }
}
