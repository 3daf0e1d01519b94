import { cropOf, pointInCrop } from "#app/domain/crop.ts";
import { z } from "zod";
import { containing } from "../database/like.ts";
import type { Db } from "../database/open.ts";
import type { ImageRow } from "../database/tables.ts";
import { notFound } from "../http/api-error.ts";
import { text } from "../http/text.ts";
import { newestRevisions } from "../posts/read.ts";
import { pictureBytes } from "./picture-files.ts";

const PAGE = 60;
/** Wide enough for the library's list on a high-density screen. */
const THUMBNAIL_WIDTH_PX = 480;

export const imageQuery = z.object({
  q: text(200).default(""),
  show: z.enum(["all", "unused", "without-alt", "trash"]).default("all"),
  after: text(200).optional(),
});

/** One page of the library, newest first: ids sort by the time of creation. */
export async function listImages(db: Db, { q, show, after }: z.output<typeof imageQuery>) {
  const matching = db
    .selectFrom("images")
    .where("deleted_at", show === "trash" ? "is not" : "is", null)
    .where((is) =>
      is.or(
        (["name", "alt", "credit"] as const).map((column) =>
          is(is.fn<string>("lower", [column]), "like", containing(q)),
        ),
      ),
    )
    .$if(show === "unused", (query) =>
      query.where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("image_uses")
              .select("image_id")
              .whereRef("image_uses.image_id", "=", "images.id"),
          ),
        ),
      ),
    )
    .$if(show === "without-alt", (query) =>
      query.where((is) =>
        is.and([is("decorative", "=", 0), is.or([is("alt", "is", null), is("alt", "=", "")])]),
      ),
    );
  const { found } = await matching
    .select(({ fn }) => fn.countAll<number>().as("found"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select("id")
    .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE).map(({ id }) => id);
  const last = shown.at(-1);
  return {
    images: await readImages(db, shown),
    found,
    ...(last !== undefined && rows.length > PAGE ? { next: last } : {}),
  };
}

/** Whether a picture was uploaded by a user. */
export async function isOwnImage(db: Db, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("images")
    .select("id")
    .where("id", "=", id)
    .where("created_by", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws ApiError 404, also for one in the trash. */
export async function readImage(db: Db, id: string) {
  const [image] = await readImages(db, [id]);
  if (!image || image.deletedAt !== undefined) throw notFound();
  return image;
}

/**
 * The bytes of a file below `/media/`; `undefined` if it does not exist or its picture was deleted.
 *
 * @param folder of the pictures that are stored as files, if any are
 */
export async function mediaFile(db: Db, name: string, folder?: string) {
  const row = await db
    .selectFrom("image_files")
    .innerJoin("images", "images.id", "image_files.image_id")
    .select(["image_files.name", "format", "bytes"])
    .where("image_files.name", "=", name)
    .where("images.deleted_at", "is", null)
    .executeTakeFirst();
  return row && { format: row.format, bytes: await pictureBytes(row, folder) };
}

/** Pictures with their files and uses, newest first. */
async function readImages(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("images")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id", "desc")
    .execute();
  const files = Map.groupBy(
    await db
      .selectFrom("image_files")
      .select(["image_id", "format", "width", "name", "crop"])
      .where("image_id", "in", ids)
      .orderBy("width")
      .orderBy("format")
      .execute(),
    ({ image_id }) => image_id,
  );
  const uses = Map.groupBy(await usesOf(db, ids), ({ image_id }) => image_id);
  return rows.map((row) => shownImage(row, files.get(row.id) ?? [], uses.get(row.id) ?? []));
}

interface ImageFile {
  readonly format: string;
  readonly width: number;
  readonly name: string;
  readonly crop: string;
}

const isThumbnail = ({ format, width }: ImageFile) =>
  format === "webp" && width >= THUMBNAIL_WIDTH_PX;

function shownImage(
  row: ImageRow,
  all: readonly ImageFile[],
  uses: readonly { readonly id: string; readonly title: string }[],
) {
  const crop = cropOf(row.crop);
  const files = all.filter((file) => file.crop === row.crop);
  const isLarge = ({ format }: ImageFile) => format === "jpeg";
  const largest = files.findLast(isLarge);
  const whole = all.filter((file) => file.crop === "").findLast(isLarge);
  return {
    id: row.id,
    name: row.name,
    alt: row.alt,
    decorative: row.decorative === 1,
    focusX: row.focus_x,
    focusY: row.focus_y,
    crop,
    /** The point that stays in view, in percent of what the crop shows. */
    focusInCrop: pointInCrop({ x: row.focus_x, y: row.focus_y }, crop),
    credit: row.credit,
    width: row.width,
    height: row.height,
    createdBy: row.created_by,
    ...(row.deleted_at === null ? {} : { deletedAt: row.deleted_at }),
    /** The largest JPEG of the current crop: the address that posts use. */
    address: `/media/${largest?.name ?? ""}`,
    /** The largest JPEG of the whole picture. */
    whole: `/media/${whole?.name ?? ""}`,
    small: `/media/${(files.find(isThumbnail) ?? largest)?.name ?? ""}`,
    uses: uses.map(({ id, title }) => ({ id, title })),
  };
}

/** The posts that use pictures, by title. */
export async function usesOf(db: Db, imageIds: readonly string[]) {
  return newestRevisions(db)
    .innerJoin("image_uses", "image_uses.post_id", "posts.id")
    .select(["image_id", "posts.id", "revisions.title"])
    .where("image_id", "in", imageIds)
    .orderBy("revisions.title")
    .execute();
}
