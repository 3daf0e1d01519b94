import { isDeepStrictEqual } from "node:util";
import type { Changes } from "#app/content-model/texts/edit-yaml.ts";
import { type Act, recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import type { TextRow } from "../database/tables.ts";
import { firstVersion, raisedVersion } from "../database/version.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import type { EditableFile, Edition } from "./edition.ts";
import { changesOf, describeText, readLiveTexts, revisionChanges, textRow } from "./read.ts";

/** The file to change, and the version that the owner started from. */
interface TextChange {
  readonly file: EditableFile;
  readonly version: number;
}

/**
 * Saves texts as the file's draft, even with problems. Readers do not see them until they are published.
 *
 * @throws ApiError 409 `changed`
 */
export async function saveTextDraft(
  db: Db,
  edition: Edition,
  change: TextChange,
  typed: Changes,
  act: Act,
): Promise<void> {
  await inTurn(db, edition, change, act.at, async (trx, row) => {
    const { file } = change.file;
    const changes = edition.real(file, typed);
    const live = edition.real(file, await revisionChanges(trx, file, row.live));
    if (isDeepStrictEqual(changes, live)) {
      await write(trx, { ...row, draft: null }, act);
    } else await keepTextDraft(trx, row, changes, act);
  });
}

/** Saves texts as a file's draft. The caller has locked the file's row. */
export async function keepTextDraft(
  db: Db,
  row: TextRow,
  changes: Changes,
  act: Act,
): Promise<void> {
  await write(db, { ...row, draft: JSON.stringify(changes) }, act);
}

/**
 * Shows the draft to readers.
 *
 * @throws ApiError 409 `changed`; 422 with a message for each field
 */
export async function publishText(
  db: Db,
  edition: Edition,
  change: TextChange,
  act: Act,
): Promise<void> {
  await inTurn(db, edition, change, act.at, async (trx, row) => {
    const { file } = change.file;
    if (row.draft === null) throw invalid({ "": "Readers see these texts already." });
    const changes = edition.real(file, changesOf(row.draft));
    const result = edition.tried(await readLiveTexts(trx), file, changes);
    if ("problems" in result) throw invalid(result.problems);
    await addTextRevision(trx, row, "published", changes, act);
    await recordAudit(trx, act, "texts-published", change.file.address);
  });
}

/** Adds a revision that readers see from now on. The caller has locked the file's row. */
export async function addTextRevision(
  db: Db,
  row: TextRow,
  kind: "published" | "imported",
  changes: Changes,
  act: Act,
): Promise<void> {
  const number = row.head + 1;
  await write(db, { ...row, head: number, live: number, draft: null }, act);
  await db
    .insertInto("text_revisions")
    .values({
      file: row.file,
      number,
      base: row.live,
      kind,
      changes: JSON.stringify(changes),
      saved_at: act.at,
      saved_by: act.by,
    })
    .execute();
  await raiseContentVersion(db);
}

/**
 * Takes the last publication back: readers see what they saw before it, and its texts are a draft again.
 *
 * @throws ApiError 409 `changed`
 */
export async function undoPublication(
  db: Db,
  edition: Edition,
  change: TextChange,
  act: Act,
): Promise<void> {
  await inTurn(db, edition, change, act.at, async (trx, row) => {
    const shown = await trx
      .selectFrom("text_revisions")
      .select(["base", "changes"])
      .where("file", "=", row.file)
      .where("number", "=", row.live)
      .executeTakeFirst();
    if (!shown) throw invalid({ "": "There is nothing to undo: readers see the original texts." });
    await write(trx, { ...row, live: shown.base, draft: row.draft ?? shown.changes }, act);
    await raiseContentVersion(trx);
    await recordAudit(trx, act, "texts-taken-back", change.file.address);
  });
}

/** Runs one change of a file, if it still has the version that the owner started from. */
async function inTurn(
  db: Db,
  edition: Edition,
  { file, version }: TextChange,
  now: number,
  work: (db: Db, row: TextRow) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      const row = await raiseTextVersion(trx, file.file, version, now);
      if (!row) throw new Changed();
      await work(trx, row);
    });
  } catch (error) {
    // Two owners changed the file for the first time at the same time.
    if (!(error instanceof Changed) && !isUniqueViolation(error)) throw error;
    throw new ApiError(409, "changed", { current: await describeText(db, edition, file) });
  }
}

class Changed extends Error {}

/** Raises the version of a file, whatever it is, which locks its row. `isNew`: nobody had changed the file before. */
export async function lockText(
  db: Db,
  file: string,
  now: number,
): Promise<{ readonly row: TextRow; readonly isNew: boolean }> {
  const first = await db
    .insertInto("texts")
    .values({ ...(await textRow(db, file)), version: firstVersion(now) })
    .onConflict((conflict) => conflict.column("file").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (first) return { row: first, isNew: true };
  const row = await db
    .updateTable("texts")
    .set({ version: raisedVersion(now) })
    .where("file", "=", file)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: false };
}

/** Raises the version of a file if it is the expected one, which locks its row until the end of the transaction. */
async function raiseTextVersion(
  db: Db,
  file: string,
  version: number,
  now: number,
): Promise<TextRow | undefined> {
  if (version > 0) {
    return db
      .updateTable("texts")
      .set({ version: raisedVersion(now) })
      .where("file", "=", file)
      .where("version", "=", version)
      .returningAll()
      .executeTakeFirst();
  }
  const row = await textRow(db, file);
  if (row.version > 0) return undefined;
  const first = { ...row, version: firstVersion(now) };
  await db.insertInto("texts").values(first).execute();
  return first;
}

async function write(db: Db, { file, ...columns }: TextRow, { by, at }: Act): Promise<void> {
  await db
    .updateTable("texts")
    .set({ ...columns, updated_at: at, updated_by: by })
    .where("file", "=", file)
    .execute();
}
