import { createHash, randomUUIDv7 } from "node:crypto";
import { recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import type { ImageRow } from "../database/tables.ts";
import { ApiError, notFound } from "../http/api/api-error.ts";
import { refocusCovers } from "./uses.ts";
import { readImage } from "./read.ts";
import { prepareImage, type PreparedImage } from "./prepare.ts";

const MAX_NAME_LENGTH = 200;

/**
 * Adds a picture. Uploading the same file again returns the same picture, even from the trash.
 *
 * @returns its id, and whether it is new.
 * @throws ApiError 415, 422
 */
export async function addImage(
  db: Db,
  upload: Uint8Array,
  name: string,
  userId: string | null,
  now: number,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const hash = createHash("sha256").update(upload).digest("hex");
  const known = await undeleteByHash(db, hash);
  if (known !== undefined) return { id: known, isNew: false };
  const prepared = await prepareImage(upload);
  const id = randomUUIDv7();
  try {
    await db.transaction().execute((trx) =>
      insert(trx, prepared, {
        id,
        hash,
        name: name.slice(0, MAX_NAME_LENGTH).toWellFormed(),
        alt: null,
        decorative: 0,
        focus_x: 50,
        focus_y: 50,
        credit: "",
        width: prepared.width,
        height: prepared.height,
        deleted_at: null,
        created_at: now,
        created_by: userId,
      }),
    );
  } catch (error) {
    // Uploaded twice at once.
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

async function insert(db: Db, { files }: PreparedImage, image: ImageRow): Promise<void> {
  await db.insertInto("images").values(image).execute();
  for (const { format, width, bytes } of files) {
    const name = `${image.id}-${width}.${format === "jpeg" ? "jpg" : "webp"}`;
    await db
      .insertInto("image_files")
      .values({ image_id: image.id, format, width, name, bytes })
      .execute();
  }
}

export interface ImageChange {
  readonly name?: string | undefined;
  readonly alt?: string | undefined;
  readonly decorative?: boolean | undefined;
  readonly focusX?: number | undefined;
  readonly focusY?: number | undefined;
  readonly credit?: string | undefined;
}

/** Changes a picture; covers in use get a new focal point too. @throws ApiError 404 */
export async function changeImage(
  db: Db,
  id: string,
  change: ImageChange,
  now: number,
): Promise<void> {
  const { name, alt, decorative, focusX, focusY, credit } = change;
  const columns = {
    ...(name === undefined ? {} : { name }),
    ...(alt === undefined ? {} : { alt }),
    ...(decorative === undefined ? {} : { decorative: decorative ? (1 as const) : (0 as const) }),
    ...(focusX === undefined ? {} : { focus_x: focusX }),
    ...(focusY === undefined ? {} : { focus_y: focusY }),
    ...(credit === undefined ? {} : { credit }),
  };
  if (Object.keys(columns).length === 0) return;
  await db.transaction().execute(async (trx) => {
    const image = await trx
      .updateTable("images")
      .set(columns)
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning(["focus_x", "focus_y"])
      .executeTakeFirst();
    if (!image) throw notFound();
    const moved = focusX !== undefined || focusY !== undefined;
    if (moved) {
      await refocusCovers(trx, id, { focusX: image.focus_x, focusY: image.focus_y }, now);
    }
  });
}

/** Moves a picture that no post uses to the trash. @throws ApiError 404, 409 `in-use` with the posts. */
export async function deleteImage(db: Db, id: string, userId: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { uses } = await readImage(trx, id);
    if (uses.length > 0) {
      const titles = uses.map(({ title }) => `“${title}”`).join(", ");
      throw new ApiError(409, "in-use", {
        message: `${uses.length === 1 ? "One post uses" : `${uses.length} posts use`} this picture: ${titles}. Take it out first.`,
        current: { uses },
      });
    }
    await trx.updateTable("images").set({ deleted_at: now }).where("id", "=", id).execute();
    await recordAudit(trx, { at: now, userId, action: "image-deleted", subject: id });
  });
}
