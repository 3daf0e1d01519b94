import { createHash, randomUUIDv7 } from "node:crypto";
import { z } from "zod";
import { line } from "#app/content-model/posts/line.ts";
import { type Crop, cropName, isCrop } from "#app/domain/crop.ts";
import { type Act, recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import { isUniqueViolation } from "../database/problem.ts";
import { cutAlt, type ImageRow, MAX_ALT_LENGTH, percent } from "../database/tables.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { text } from "../http/text.ts";
import { lettersWith, pagesWith } from "../links/places.ts";
import type { Services } from "../services.ts";
import { pictureBytes } from "./picture-files.ts";
import { usesOf } from "./read.ts";
import { cropPicture, prepareImage, type PreparedFile } from "./prepare.ts";

const MAX_NAME_LENGTH = 200;
/** How long a picture in the trash can be brought back. */
const TRASH_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Adds a picture. Uploading the same file again returns the same picture, even from the trash.
 *
 * @param alt the text alternative of a new picture
 * @returns its id, and whether it is new.
 * @throws ApiError 415, 422
 */
export async function addImage(
  db: Db,
  upload: Uint8Array,
  name: string,
  { by, at }: Act,
  alt = "",
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const hash = createHash("sha256").update(upload).digest("hex");
  const known = await undeleteByHash(db, hash);
  if (known !== undefined) return { id: known, isNew: false };
  const prepared = await prepareImage(upload);
  const id = randomUUIDv7();
  try {
    const image: ImageRow = {
      id,
      hash,
      name: name.slice(0, MAX_NAME_LENGTH).toWellFormed(),
      alt: alt === "" ? null : cutAlt.parse(alt),
      decorative: 0,
      focus_x: 50,
      focus_y: 50,
      crop: "",
      credit: "",
      width: prepared.width,
      height: prepared.height,
      deleted_at: null,
      created_at: at,
      created_by: by,
    };
    await db.transaction().execute(async (trx) => {
      await trx.insertInto("images").values(image).execute();
      await insertFiles(trx, id, "", prepared.files);
    });
  } catch (error) {
    // Uploaded twice at the same time.
    const other = isUniqueViolation(error) ? await undeleteByHash(db, hash) : undefined;
    if (other === undefined) throw error;
    return { id: other, isNew: false };
  }
  return { id, isNew: true };
}

async function undeleteByHash(db: Db, hash: string): Promise<string | undefined> {
  const row = await db
    .updateTable("images")
    .set({ deleted_at: null })
    .where("hash", "=", hash)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

async function insertFiles(
  db: Db,
  imageId: string,
  crop: string,
  files: readonly PreparedFile[],
): Promise<void> {
  const start = crop === "" ? imageId : `${imageId}.${crop}`;
  for (const { format, width, bytes } of files) {
    const name = `${start}-${width}.${format === "jpeg" ? "jpg" : "webp"}`;
    await db
      .insertInto("image_files")
      .values({ image_id: imageId, format, width, name, bytes, crop })
      // Another request made the same crop at the same time.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export const imageChange = z.object({
  // In Markdown, a line break would end the picture's syntax.
  alt: z.optional(line(MAX_ALT_LENGTH)),
  decorative: z.boolean().optional(),
  focusX: percent.optional(),
  focusY: percent.optional(),
  crop: z
    .object({ x: percent, y: percent, width: percent, height: percent })
    .refine(isCrop, "The crop must be at least 5% wide and high, and inside the picture")
    .optional(),
  credit: text(300).trim().optional(),
});

/**
 * Changes a picture, and with its crop and focal point what readers see of it. The whole picture is kept, so any crop
 * can be taken back.
 *
 * @param folder of the pictures that are stored as files, if any are
 * @throws ApiError 404
 */
export async function changeImage(
  db: Db,
  id: string,
  change: z.output<typeof imageChange>,
  folder?: string,
): Promise<void> {
  const { alt, decorative, focusX, focusY, crop, credit } = change;
  const columns = {
    ...(alt === undefined ? {} : { alt }),
    ...(decorative === undefined ? {} : { decorative: decorative ? (1 as const) : (0 as const) }),
    ...(focusX === undefined ? {} : { focus_x: focusX }),
    ...(focusY === undefined ? {} : { focus_y: focusY }),
    ...(crop === undefined ? {} : { crop: cropName(crop) }),
    ...(credit === undefined ? {} : { credit }),
  };
  const cropped = crop === undefined ? [] : await filesOfCrop(db, id, crop, folder);
  if (Object.keys(columns).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("images")
      .set(columns)
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirstOrThrow(notFound);
    if (crop !== undefined) await insertFiles(trx, id, cropName(crop), cropped);
    // Readers see pictures as they are cropped, and covers with their focal point.
    const isSeen = focusX !== undefined || focusY !== undefined || crop !== undefined;
    if (isSeen) await raiseContentVersion(trx);
  });
}

/** Makes the files of a crop; none if they exist. */
async function filesOfCrop(
  db: Db,
  id: string,
  crop: Crop,
  folder: string | undefined,
): Promise<PreparedFile[]> {
  const files = await db
    .selectFrom("image_files")
    .select(["name", "format", "width", "crop"])
    .where("image_id", "=", id)
    .orderBy("width")
    .execute();
  const largest = files.findLast((file) => file.crop === "" && file.format === "jpeg");
  if (!largest || files.some((file) => file.crop === cropName(crop))) return [];
  const { bytes } = await db
    .selectFrom("image_files")
    .select("bytes")
    .where("name", "=", largest.name)
    .executeTakeFirstOrThrow();
  const whole = await pictureBytes({ name: largest.name, bytes }, folder);
  return cropPicture(whole, crop, new Set(files.map(({ width }) => width)));
}

/**
 * Moves a picture to the trash, unless a post, a page or a letter that is not sent yet uses it.
 *
 * @throws ApiError 404, 409 `in-use` with the posts.
 */
export async function deleteImage(
  { db, edition }: Pick<Services, "db" | "edition">,
  id: string,
  act: Act,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // First, so that a concurrent save that begins to use the picture waits, and then restores it.
    const { name } = await trx
      .updateTable("images")
      .set({ deleted_at: act.at })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("name")
      .executeTakeFirstOrThrow(notFound);
    const uses = (await usesOf(trx, [id])).map(({ id: postId, title }) => ({ id: postId, title }));
    if (uses.length > 0) {
      const titles = uses.map(({ title }) => `“${title}”`).join(", ");
      throw new ApiError(409, "in-use", {
        message: `${uses.length === 1 ? "One post uses" : `${uses.length} posts use`} this picture: ${titles}. Take it out first.`,
        current: { uses },
      });
    }
    const [letter] = await lettersWith(trx, `/media/${id}`);
    if (letter) {
      throw new ApiError(409, "in-use", {
        message: `A letter of the newsletter has this picture: “${letter.title}”. Take it out, or wait until all have the letter.`,
      });
    }
    const page = (await pagesWith({ db: trx, edition }, `/media/${id}`)).find(
      ({ isCurrent }) => isCurrent,
    );
    if (page) {
      throw new ApiError(409, "in-use", {
        message: `A page has this picture: “${page.title}”. Take it out there first.`,
      });
    }
    await recordAudit(trx, act, "image-deleted", id, name);
  });
}

/** Brings a picture back from the trash. @throws ApiError 404 */
export async function restoreImage(db: Db, id: string): Promise<void> {
  await db
    .updateTable("images")
    .set({ deleted_at: null })
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .returning("id")
    .executeTakeFirstOrThrow(notFound);
}

/** Erases a picture with its bytes, wherever it is used. @throws ApiError 404 */
export async function eraseImage(db: Db, id: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom("images")
      .where("id", "=", id)
      .returning(["id", "name"])
      .executeTakeFirstOrThrow(notFound);
    await recordErased(trx, row, act);
  });
}

/** Erases the pictures that have been in the trash for thirty days. */
export async function eraseOldImages(db: Db, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .deleteFrom("images")
      .where("deleted_at", "<", now - TRASH_MS)
      .returning(["id", "name"])
      .execute();
    for (const row of rows) await recordErased(trx, row, { by: null, at: now });
  });
}

/** Records an erased picture in the audit log, from which `movePictures` knows whose files to delete. */
async function recordErased(
  db: Db,
  { id, name }: Pick<ImageRow, "id" | "name">,
  act: Act,
): Promise<void> {
  await recordAudit(db, act, "image-erased", id, name);
}
