import { access, constants, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";

/** The bytes in the database of a picture that was moved to a file. */
const MOVED = new Uint8Array();
const BATCH_SIZE = 10;
const AFTER_ID = /(?:\.[\d-]+)?-\d+\.(?:jpg|webp)(?:\.part)?$/;

/** A picture as the database has it. */
interface StoredFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The bytes of a picture, from the database or from the folder of `PICTURES_DIR`. */
export async function pictureBytes(
  { name, bytes }: StoredFile,
  folder: string | undefined,
): Promise<Uint8Array> {
  if (bytes.length > 0) return bytes;
  if (folder === undefined) throw new Error(NO_FOLDER);
  return readFile(join(folder, name));
}

const NO_FOLDER = "Pictures are in files: set PICTURES_DIR to their folder.";

/** @throws Error if pictures are in files and no folder is set, or files cannot be written there. */
export async function checkPicturesFolder(db: Db, folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    if (await hasBytes(db, "=").executeTakeFirst()) throw new Error(NO_FOLDER);
    return;
  }
  try {
    // Not recursive: below /proc Node's recursive mkdir never returns.
    await mkdir(folder).catch(() => {});
    await access(`${folder}/.`, constants.W_OK);
  } catch (error) {
    throw new Error(
      `PICTURES_DIR must be a folder that this user may write to, or a new one in such a folder: ${folder}`,
      { cause: error },
    );
  }
}

/**
 * Moves the bytes of pictures from the database to files, which never change, and deletes files of pictures that
 * the audit log says were erased. Other unknown files stay, and the command `pictures` lists them: they belong to a
 * database that a restore set aside, or to another site. An upload is first saved in the database, so a crash at any
 * time loses nothing. Safe on several servers that share the folder.
 */
export async function movePictures(db: Db, folder: string): Promise<void> {
  for (;;) {
    const rows = await hasBytes(db, ">").select("bytes").limit(BATCH_SIZE).execute();
    for (const { name, bytes } of rows) {
      await writeDurably(join(folder, name), bytes);
      await db.updateTable("image_files").set({ bytes: MOVED }).where("name", "=", name).execute();
    }
    if (rows.length === 0) break;
  }
  const { unknown } = await comparePictures(db, folder);
  if (unknown.length === 0) return;
  const rows = await db
    .selectFrom("audit")
    .select("subject")
    .where("action", "=", "image-erased")
    .execute();
  const erased = new Set(rows.map(({ subject }) => subject));
  for (const name of unknown) {
    if (erased.has(idIn(name))) await rm(join(folder, name), { force: true });
  }
}

/**
 * Compares the folder with the database.
 *
 * @returns the names of files that are missing, and of files that no picture has.
 */
export async function comparePictures(db: Db, folder: string) {
  // The folder first: a file's row is saved before the file, so no new file seems unknown.
  const files = new Set((await readdir(folder)).filter((name) => AFTER_ID.test(name)));
  const rows = await db
    .selectFrom("image_files")
    .select(["name", sql<number>`length(bytes)`.as("size")])
    .orderBy("name")
    .execute();
  const names = new Set(rows.map(({ name }) => name));
  return {
    missing: rows.flatMap(({ name, size }) => (size === 0 && !files.has(name) ? [name] : [])),
    unknown: [...files].filter((name) => !names.has(name)).toSorted(),
  };
}

/** The id of the picture that a file shows, with which its name begins. */
function idIn(name: string): string {
  return name.replace(AFTER_ID, "");
}

function hasBytes(db: Db, sign: "=" | ">") {
  return db.selectFrom("image_files").select("name").where(sql<number>`length(bytes)`, sign, 0);
}

/** Writes a file as a whole or not at all, even if the power fails. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`;
  try {
    const file = await open(part, "w");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    // On a full disk a partial file would take up space.
    await rm(part, { force: true });
    throw error;
  }
}
