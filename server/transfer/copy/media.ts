import { z } from "zod";
import type { Db } from "#server/database/open.ts";
import { fileColumns, type ImageRow, imageColumns } from "#server/database/tables.ts";
import { checkPdf } from "#server/files/store.ts";
import { ApiError } from "#server/http/api-error.ts";
import { MAX_UPLOAD_BYTES } from "#server/http/uploads.ts";
import { isPrepared, type PreparedFile } from "#server/images/prepare.ts";
import { recordUsesOf } from "#server/images/uses.ts";
import type { ImportedFile } from "../formats/files.ts";
import { MAX_PICTURE_BYTES } from "../limits.ts";
import { readJson } from "./lists.ts";

/** The library's pictures and PDF files in a copy: a list of each, and a folder with their bytes. */
export const MEDIA_LIST = "media.json";
export const MEDIA_FOLDER = "media/";
export const FILES_LIST = "files.json";
export const FILES_FOLDER = "files/";
/** The picture's id, the file's crop if it does not show the whole picture, its width, and its format. */
const MEDIA_NAME = /^media\/(([\w-]{1,60}?)(?:\.(\d{1,3}(?:-\d{1,3}){3}))?-(\d{1,5})\.(\w+))$/;
const FORMATS: ReadonlyMap<string, PreparedFile["format"]> = new Map([
  ["jpg", "jpeg"],
  ["webp", "webp"],
]);

/** The pictures and PDF files of another site's library, with their bytes. */
export interface IncomingMedia {
  /** Each in all its sizes. */
  readonly images: readonly { readonly image: ImageRow; readonly files: readonly ImportedFile[] }[];
  readonly files: readonly {
    readonly row: z.infer<typeof fileColumns>;
    readonly file: ImportedFile;
  }[];
}

/** @throws ApiError 422 */
export async function copiedMedia(files: readonly ImportedFile[]): Promise<IncomingMedia> {
  const images = (await readJson(files, MEDIA_LIST, z.array(imageColumns))) ?? [];
  const rows = (await readJson(files, FILES_LIST, z.array(fileColumns))) ?? [];
  const sizes = Map.groupBy(files, ({ name }) => MEDIA_NAME.exec(name)?.[2]);
  const named = new Map(files.map((file) => [file.name, file]));
  return {
    images: images.map((image) => ({ image, files: sizes.get(image.id) ?? [] })),
    files: rows.flatMap((row) => {
      const file = named.get(`${FILES_FOLDER}${row.id}.pdf`);
      return file ? [{ row, file }] : [];
    }),
  };
}

export type MediaPlan = Awaited<ReturnType<typeof planMedia>>;

/**
 * What an import does with the pictures and files of a site's copy. Those that are here already are recognized by
 * their ids or, if they were uploaded here separately, by the hashes of their uploads. Changes nothing.
 */
export async function planMedia(db: Db, { images, files }: IncomingMedia) {
  const missingImages: IncomingMedia["images"][number][] = [];
  const missingFiles: IncomingMedia["files"][number][] = [];
  const trashed: string[] = [];
  const names = new Map<string, string>();
  for (const one of images) {
    const here = await imageHere(db, one.image);
    if (!here) missingImages.push(one);
    else if (here.deleted_at !== null && one.image.deleted_at === null) trashed.push(here.id);
    if (here && here.id !== one.image.id) names.set(`/media/${one.image.id}`, `/media/${here.id}`);
  }
  for (const one of files) {
    const here = await db
      .selectFrom("files")
      .select("id")
      .where((is) => is.or([is("id", "=", one.row.id), is("hash", "=", one.row.hash)]))
      .executeTakeFirst();
    if (!here) missingFiles.push(one);
    else if (here.id !== one.row.id) names.set(`/files/${one.row.id}`, `/files/${here.id}`);
  }
  const addresses =
    /\/media\/[\w-]+?(?=(?:\.[\d-]+)?-\d{1,5}\.(?:jpg|webp))|\/files\/[\w-]+(?=\/)/g;
  return {
    /** Those that are not here. */
    missing: { images: missingImages, files: missingFiles },
    /** The ids on this site of pictures that are in the trash here but not in the copy. */
    trashed,
    renamed: (written: string) =>
      names.size === 0 ? written : written.replace(addresses, (whole) => names.get(whole) ?? whole),
  };
}

async function imageHere(db: Db, image: ImageRow) {
  const find = (column: "id" | "hash") =>
    db
      .selectFrom("images")
      .select(["id", "deleted_at"])
      .where(column, "=", image[column])
      .executeTakeFirst();
  return (await find("id")) ?? (await find("hash"));
}

/** Adds pictures and PDF files. @returns the names of files that are neither, which are left out. */
export async function addMedia(db: Db, { images, files }: IncomingMedia): Promise<string[]> {
  const refused: string[] = [];
  for (const { row, file } of files) {
    try {
      const bytes = await file.bytes(MAX_UPLOAD_BYTES);
      checkPdf(bytes);
      await db
        .insertInto("files")
        .values({ ...row, size: bytes.length, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push(row.name);
    }
  }
  for (const one of images) {
    const prepared: (PreparedFile & { readonly name: string; readonly crop: string })[] = [];
    for (const file of one.files) {
      const [, name = "", , crop = "", wide = "", end = ""] = MEDIA_NAME.exec(file.name) ?? [];
      const [format, width] = [FORMATS.get(end), Number(wide)];
      const bytes = await file.bytes(MAX_PICTURE_BYTES);
      if (format && (await isPrepared(bytes, format, width))) {
        prepared.push({ name, format, width, crop, bytes });
      } else refused.push(name);
    }
    if (prepared.length > 0) await addImage(db, one.image, prepared);
  }
  return refused;
}

async function addImage(
  db: Db,
  image: ImageRow,
  files: readonly (PreparedFile & { readonly name: string; readonly crop: string })[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("images")
      .values(image)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return;
    for (const file of files) {
      await trx
        .insertInto("image_files")
        .values({ image_id: image.id, ...file })
        .execute();
    }
    await recordUsesOf(trx, image.id);
  });
}

/** Takes pictures out of the trash. */
export async function restoreImages(db: Db, ids: readonly string[]): Promise<void> {
  for (const one of ids) {
    await db.updateTable("images").set({ deleted_at: null }).where("id", "=", one).execute();
  }
}
