import { createHash, randomUUIDv7 } from "node:crypto";
import { recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import type { ImageRow } from "../database/tables.ts";
import { ApiError, notFound } from "../http/api/api-error.ts";
import { refocusCovers } from "./uses.ts";
import { prepareImage, type PreparedImage } from "./prepare.ts";

const PAGE = 60;
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

export interface ImageQuery {
  readonly q: string;
  readonly show: "all" | "unused" | "without-alt";
  readonly after?: string | undefined;
}

/** One page of the library, newest first. */
export async function listImages(db: Db, { q, show, after }: ImageQuery) {
  const wanted = q.trim().toLowerCase();
  const rows = await db
    .selectFrom("images")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  const used = new Set(
    (await db.selectFrom("image_uses").select("image_id").distinct().execute()).map(
      ({ image_id }) => image_id,
    ),
  );
  const found = rows
    .filter(({ id }) => show !== "unused" || !used.has(id))
    .filter(({ alt, decorative }) => show !== "without-alt" || (!alt && decorative === 0))
    .filter(({ name, alt, credit }) =>
      [name, alt ?? "", credit].some((text) => text.toLowerCase().includes(wanted)),
    );
  const start = found.findIndex(({ id }) => id === after) + 1;
  const shown = found.slice(start, start + PAGE);
  const images = await Promise.all(shown.map((row) => withUses(db, row)));
  const last = shown.at(-1);
  return {
    images,
    found: found.length,
    ...(last && start + shown.length < found.length ? { next: last.id } : {}),
  };
}

/** @throws ApiError 404 */
export async function readImage(db: Db, id: string) {
  const row = await db
    .selectFrom("images")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return withUses(db, row);
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

/** The bytes of a file below `/media/`; `undefined` if it does not exist or its picture was deleted. */
export async function mediaFile(db: Db, name: string) {
  return db
    .selectFrom("image_files")
    .innerJoin("images", "images.id", "image_files.image_id")
    .select(["format", "bytes"])
    .where("image_files.name", "=", name)
    .where("images.deleted_at", "is", null)
    .executeTakeFirst();
}

async function withUses(db: Db, row: ImageRow) {
  const [files, uses] = await Promise.all([
    db
      .selectFrom("image_files")
      .select(["format", "width", "name"])
      .where("image_id", "=", row.id)
      .orderBy("width")
      .orderBy("format")
      .execute(),
    db
      .selectFrom("image_uses")
      .innerJoin("posts", "posts.id", "image_uses.post_id")
      .innerJoin("revisions", (join) =>
        join
          .onRef("revisions.post_id", "=", "posts.id")
          .onRef("revisions.number", "=", "posts.head"),
      )
      .select(["posts.id", "revisions.title"])
      .where("image_id", "=", row.id)
      .execute(),
  ]);
  return {
    id: row.id,
    name: row.name,
    alt: row.alt,
    decorative: row.decorative === 1,
    focusX: row.focus_x,
    focusY: row.focus_y,
    credit: row.credit,
    width: row.width,
    height: row.height,
    createdAt: row.created_at,
    /** The largest size, as JPEG: the address that posts use. */
    address: `/media/${files.findLast(({ format }) => format === "jpeg")?.name ?? ""}`,
    files: files.map(({ format, width, name }) => ({ format, width, address: `/media/${name}` })),
    uses,
  };
}
