import type { Db } from "../database/open.ts";
import type { ImageRow } from "../database/tables.ts";
import { notFound } from "../http/api/api-error.ts";

const PAGE = 60;

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
