import { z } from "zod";
import type { Db } from "../database/open.ts";
import { checkPdf, MAX_FILE_BYTES } from "../files/store.ts";
import { ApiError } from "../http/api-error.ts";
import { id, text } from "../http/text.ts";
import type { ImportedFile } from "./formats/files.ts";
import { moment } from "./site-copy.ts";

/** A file of a copy without its bytes: an entry of `files.json`. */
export const fileCopy = z.object({
  id: text(60).regex(/^[\w-]+$/),
  hash: text(64).regex(/^[0-9a-f]{64}$/),
  name: text(130).regex(/^[\w-]+\.pdf$/),
  size: z.number().int().positive().max(MAX_FILE_BYTES),
  created_at: moment,
  created_by: id.nullable().default(null),
});

/** A file of another site, with its bytes. */
export interface IncomingFile {
  readonly row: z.infer<typeof fileCopy>;
  readonly file: ImportedFile;
}

/** Those that are not here, and the ids here of those that came another way. Changes nothing. */
export async function planFiles(db: Db, files: readonly IncomingFile[]) {
  const missing: IncomingFile[] = [];
  const renamed = new Map<string, string>();
  for (const one of files) {
    const here = await db
      .selectFrom("files")
      .select("id")
      .where((is) => is.or([is("id", "=", one.row.id), is("hash", "=", one.row.hash)]))
      .executeTakeFirst();
    if (!here) missing.push(one);
    else if (here.id !== one.row.id) renamed.set(one.row.id, here.id);
  }
  return { missing, renamed };
}

/** Adds a file. @returns its name if it is no PDF: then it is left out. */
export async function addCopiedFile(db: Db, { row, file }: IncomingFile): Promise<string[]> {
  try {
    const bytes = await file.bytes(MAX_FILE_BYTES);
    checkPdf(bytes);
    await db
      .insertInto("files")
      .values({ ...row, size: bytes.length, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [row.name];
  }
}
