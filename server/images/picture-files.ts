import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";

/** What is left in the database of a picture whose bytes are in a file. */
const MOVED = new Uint8Array();
const BATCH_SIZE = 10;
const OUR_NAME = /^[\w-]+(?:\.[\d-]+)?-\d+\.(?:jpg|webp)(?:\.part)?$/;

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

/** @throws Error if pictures are in files and no folder is set. */
export async function checkPicturesFolder(db: Db, folder: string | undefined): Promise<void> {
  if (folder === undefined && (await hasBytes(db, "=").executeTakeFirst())) {
    throw new Error(NO_FOLDER);
  }
}

/**
 * Moves the bytes of pictures from the database to files, which never change, and deletes files of pictures that
 * were erased. An upload is saved with its transaction first, so a crash at any moment loses nothing. Safe on
 * several servers that share the folder.
 */
export async function movePictures(db: Db, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (;;) {
    const rows = await hasBytes(db, ">").select("bytes").limit(BATCH_SIZE).execute();
    for (const { name, bytes } of rows) {
      await writeDurably(join(folder, name), bytes);
      await db.updateTable("image_files").set({ bytes: MOVED }).where("name", "=", name).execute();
    }
    if (rows.length === 0) break;
  }
  // The folder first: a file has its row before it is written.
  const files = (await readdir(folder)).filter((name) => OUR_NAME.test(name));
  const known = await db.selectFrom("image_files").select("name").execute();
  const names = new Set(known.map(({ name }) => name));
  for (const name of files) if (!names.has(name)) await rm(join(folder, name), { force: true });
}

function hasBytes(db: Db, sign: "=" | ">") {
  return db.selectFrom("image_files").select("name").where(sql<number>`length(bytes)`, sign, 0);
}

/** A file is there as a whole or not at all, also after a power failure. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}
