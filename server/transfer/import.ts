import { randomUUIDv7 } from "node:crypto";
import { recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion, timeZone } from "../database/site-settings.ts";
import { ApiError, notFound } from "../http/api/api-error.ts";
import { addPostFile } from "./add-post-file.ts";
import { addImportedRevision } from "./add-revision.ts";
import { checkImport, type ReportLine } from "./check-import.ts";
import type { Incoming, IncomingImage } from "./incoming.ts";
import { readGhost } from "./formats/read-ghost.ts";
import { readWordPress } from "./formats/read-wordpress.ts";
import { readMarkdown, readZip } from "./formats/read-zip.ts";

export interface ImportChoice {
  /** All as drafts, or as the file says. */
  readonly as: "drafts" | "published";
  /** Report lines whose new posts are not imported. */
  readonly skip: ReadonlySet<number>;
  /** Report lines whose text replaces ours, as a new revision. */
  readonly replace: ReadonlySet<number>;
}

/** Reads an import file in any of the four formats. @throws ApiError 422 */
export async function readImport(db: Db, name: string, bytes: Uint8Array): Promise<Incoming> {
  const head = Buffer.from(bytes.subarray(0, 64))
    .toString("utf8")
    .replace("\ufeff", "")
    .trimStart();
  if (head.startsWith("PK")) return readZip(bytes);
  if (head.startsWith("---")) return readMarkdown(name, bytes);
  const text = new TextDecoder().decode(bytes);
  if (head.startsWith("{")) return readGhost(text, await timeZone(db));
  if (head.startsWith("<")) return readWordPress(text, await timeZone(db));
  throw new ApiError(422, "import", {
    message: "Choose a zip of this program, Markdown files, a Ghost export or a WordPress export.",
  });
}

/**
 * Imports pictures first, then all posts in one transaction. Existing posts are recognized, so an interrupted
 * import can simply be repeated.
 *
 * @returns the import's id, for undoing it, and the result for each post.
 */
export async function runImport(
  db: Db,
  incoming: Incoming,
  choice: ImportChoice,
  userId: string,
  now: number,
): Promise<{ readonly id: string; readonly imported: number; readonly report: ReportLine[] }> {
  for (const image of incoming.images) await addImageFiles(db, image);
  const report = await checkImport(db, incoming, now);
  const id = randomUUIDv7();
  // Unreadable files come first in the report.
  const first = incoming.unreadable.length;
  const imported = await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("imports")
      .values({ id, at: now, user_id: userId, undone_at: null })
      .execute();
    let count = 0;
    for (const [index, post] of incoming.posts.entries()) {
      const place = first + index;
      const line = report[place];
      // A post that was new at the check may exist by now; it never replaces ours unless requested.
      if (line?.finding === "different" && choice.replace.has(place)) {
        await addImportedRevision(trx, post, userId, now);
        count += 1;
      }
      if (line?.finding !== "new" || choice.skip.has(place)) continue;
      const draft = choice.as === "drafts" || !line.published;
      const facts = { ...post.facts, draft };
      await addPostFile(trx, { ...post, facts, userId, importId: id }, now);
      count += 1;
    }
    await recordAudit(trx, {
      at: now,
      userId,
      action: "imported",
      subject: id,
      detail: String(count),
    });
    return count;
  });
  return { id, imported, report };
}

/** Moves all posts of an import to the trash. @throws ApiError 404 */
export async function undoImport(db: Db, id: string, userId: string, now: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows: known } = await trx
      .updateTable("imports")
      .set({ undone_at: now })
      .where("id", "=", id)
      .where("undone_at", "is", null)
      .executeTakeFirst();
    if (known === 0n) throw notFound();
    const { numUpdatedRows } = await trx
      .updateTable("posts")
      .set(({ eb }) => ({ deleted_at: now, updated_at: now, version: eb("version", "+", 1) }))
      .where("import_id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    await raiseContentVersion(trx, now);
    await recordAudit(trx, { at: now, userId, action: "import-undone", subject: id });
    return Number(numUpdatedRows);
  });
}

async function addImageFiles(db: Db, { image, files }: IncomingImage): Promise<void> {
  if (files.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("images")
      .values(image)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return;
    for (const { name, bytes } of files) {
      const [, width = "0", end = ""] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
      await trx
        .insertInto("image_files")
        .values({
          image_id: image.id,
          format: end === "jpg" ? "jpeg" : "webp",
          width: Number(width),
          name,
          bytes,
        })
        .execute();
    }
  });
}
