import { createHash, randomUUIDv7 } from "node:crypto";
import { type Act, recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { currentRevisions } from "../posts/read.ts";

const MAX_NAME_LENGTH = 120;
/** PDF viewers look for a file's end marker in the last kilobyte. */
const END_BYTES = 1024;

/**
 * Adds a PDF. Uploading the same file again returns the same one.
 *
 * @returns its id, and whether it is new.
 * @throws ApiError 415 for another type, whatever its name says; 422 for one that is cut off.
 */
export async function addFile(
  db: Db,
  bytes: Uint8Array,
  name: string,
  { by, at }: Act,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  checkPdf(bytes);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const row = { id: randomUUIDv7(), hash, name: plainName(name), size: bytes.length };
  const added = await db
    .insertInto("files")
    .values({ ...row, bytes, created_at: at, created_by: by })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  const { id } =
    added ??
    (await db.selectFrom("files").select("id").where("hash", "=", hash).executeTakeFirstOrThrow());
  return { id, isNew: added !== undefined };
}

/** @throws ApiError 415, 422 */
export function checkPdf(bytes: Uint8Array): void {
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  if (!text(bytes.subarray(0, 5)).startsWith("%PDF-")) {
    throw new ApiError(415, "file-type", {
      message: "Only PDF files can be linked. Save it as a PDF first.",
    });
  }
  if (!text(bytes.subarray(-END_BYTES)).includes("%%EOF")) {
    throw new ApiError(422, "file", { message: "The file is damaged or incomplete." });
  }
}

/** A name that is safe in an address and in a folder: "stop-heights.pdf". */
export function plainName(name: string): string {
  const stem = name
    .normalize("NFKD")
    .replace(/\.pdf$/i, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, MAX_NAME_LENGTH);
  return `${stem || "file"}.pdf`;
}

/** Every file, the newest first, without its bytes. */
export function fileNames(db: Db) {
  return db
    .selectFrom("files")
    .select(["id", "name", "size", "created_at"])
    .orderBy("id", "desc")
    .execute();
}

/** Every file, the newest first, with the posts that link to it now. */
export async function listFiles(db: Db) {
  const files = await fileNames(db);
  if (files.length === 0) return [];
  const texts = await currentRevisions(db)
    .select(["posts.id", "revisions.title", "revisions.content"])
    .where("revisions.content", "like", "%/files/%")
    .orderBy("revisions.number")
    .execute();
  return files.map(({ created_at, ...file }) => ({
    ...file,
    createdAt: created_at,
    address: addressOf(file),
    uses: [
      ...new Map(
        texts
          .filter(({ content }) => content.includes(`/files/${file.id}/`))
          .map(({ id, title }) => [id, { id, title }]),
      ).values(),
    ],
  }));
}

/** One file, with the posts that link to it now. @throws ApiError 404 */
export async function readFileEntry(db: Db, id: string) {
  const file = (await listFiles(db)).find((one) => one.id === id);
  if (!file) throw notFound();
  return file;
}

/** A file's public address. */
export function addressOf({ id, name }: { readonly id: string; readonly name: string }): string {
  return `/files/${id}/${name}`;
}

/** Erases a file with its bytes, wherever it is linked. @throws ApiError 404 */
export async function eraseFile(db: Db, id: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name } = await trx
      .deleteFrom("files")
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirstOrThrow(notFound);
    await recordAudit(trx, act, "file-erased", id, name);
  });
}
