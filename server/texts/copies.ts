import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { SITE_FILE } from "#app/content-model/site-settings.ts";
import type { Changes } from "#app/content-model/texts/edit-yaml.ts";
import type { Act } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import { textRevisionColumns, textColumns } from "../database/tables.ts";
import { raisedVersion } from "../database/version.ts";
import type { Edition } from "./edition.ts";
import { changesOf, readLiveTexts, textRow } from "./read.ts";
import { addTextRevision, keepTextDraft, lockText } from "./save.ts";

/** A page or the settings as owners changed them, with the draft and all published revisions. */
export const textCopy = textColumns
  .extend({ revisions: z.array(textRevisionColumns) })
  .refine(
    ({ live, revisions }) => live === 0 || revisions.some(({ number }) => number === live),
    "A version is missing",
  );
type TextCopy = z.infer<typeof textCopy>;

/** The changed texts of pages and the settings, for the copy of a site. */
export async function copiesOfTexts(db: Db): Promise<TextCopy[]> {
  const rows = await db.selectFrom("texts").selectAll().orderBy("file").execute();
  const revisions = await db
    .selectFrom("text_revisions")
    .selectAll()
    .orderBy("file")
    .orderBy("number")
    .execute();
  const byFile = Map.groupBy(revisions, ({ file }) => file);
  return rows.map((row) => ({
    ...row,
    revisions: (byFile.get(row.file) ?? []).map(({ file: _file, ...kept }) => kept),
  }));
}

/** The files of `content/` with what readers see, for a checkout: the same bytes where nothing was changed. */
export async function* textFiles(db: Db, edition: Edition) {
  const live = await readLiveTexts(db);
  for (const { file } of edition.files) {
    yield { name: file, text: edition.source(file, live.get(file) ?? {}) };
  }
}

/** The texts of a page or the settings in a file to import. */
export interface IncomingText {
  /** Its path in a checkout, such as `content/pages/about/mission.yaml`. */
  readonly file: string;
  /** Those that readers of the other site see, where they differ from the file that comes with this program. */
  readonly changes: Changes;
  /** Whether the file differs in more than texts, such as in a picture or a block. */
  readonly hasMore: boolean;
  /** All its revisions and its draft, if it comes from a copy of a site. */
  readonly copy?: TextCopy;
}

/** Compares the texts of a file with those here. Changes nothing. */
export async function compareText(db: Db, edition: Edition, { file, changes, copy }: IncomingText) {
  const live = await readLiveTexts(db);
  const row = await textRow(db, file);
  const known = edition.files.find((one) => one.file === file);
  const page = edition.shown(live).pages.find(({ address }) => address === known?.address);
  const title = file === SITE_FILE ? "Settings" : (page?.title ?? file);
  const here = live.get(file) ?? {};
  const isSame = isDeepStrictEqual(here, changes) && (!copy || row.draft === copy.draft);
  const isNew = row.version === 0 && (copy !== undefined || Object.keys(changes).length > 0);
  const tried = known ? edition.tried(live, file, changes) : { problems: {} };
  return {
    title,
    /** `new` if nobody has changed its texts here. */
    finding: isNew ? ("new" as const) : isSame ? ("same" as const) : ("different" as const),
    /** What is wrong with the texts, by field. With problems, they become a draft. */
    problems: "problems" in tried ? tried.problems : {},
  };
}

/**
 * Imports the texts of a file, published or as a draft. Published texts of a copy bring all their revisions to a file
 * that nobody has changed here; otherwise they become one new revision. The previous state is recorded for undoing the
 * import. Call it inside a transaction.
 */
export async function takeText(
  db: Db,
  incoming: IncomingText,
  as: "draft" | "published",
  importId: string,
  act: Act,
): Promise<void> {
  const { file, changes, copy } = incoming;
  // Locks the row first: a save at the same time becomes part of the previous state.
  const { row: before, isNew } = await lockText(db, file, act.at);
  if (copy && isNew && as === "published") await addCopy(db, copy);
  else if (as === "draft") await keepTextDraft(db, before, changes, act);
  else await addTextRevision(db, before, "imported", changes, act);
  const { version } = await textRow(db, file);
  await db
    .insertInto("imported_texts")
    .values({
      import_id: importId,
      file,
      version,
      head_before: before.head,
      live_before: before.live,
      draft_before: before.draft,
    })
    .execute();
  await raiseContentVersion(db);
}

async function addCopy(db: Db, { revisions, ...row }: TextCopy): Promise<void> {
  await db
    .updateTable("texts")
    // Version 0 would mean that nobody has changed the file.
    .set({ ...row, version: Math.max(1, row.version) })
    .where("file", "=", row.file)
    .execute();
  for (const revision of revisions) {
    await db
      .insertInto("text_revisions")
      .values({ ...revision, file: row.file })
      .execute();
  }
}

/**
 * Restores the texts that an import replaced.
 *
 * @returns how many files were restored, and how many are kept because somebody has changed them since.
 */
export async function undoTexts(db: Db, importId: string, now: number) {
  const taken = await db
    .selectFrom("imported_texts")
    .selectAll()
    .where("import_id", "=", importId)
    .execute();
  let restored = 0;
  for (const { file, version, head_before, live_before, draft_before } of taken) {
    const before = {
      head: head_before,
      live: live_before,
      draft: draft_before,
      version: raisedVersion(now),
      updated_at: now,
    };
    const { numUpdatedRows } = await db
      .updateTable("texts")
      .set(before)
      .where("file", "=", file)
      // Any later change has raised the version.
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    await db
      .deleteFrom("text_revisions")
      .where("file", "=", file)
      .where("number", ">", head_before)
      .execute();
    if (head_before === 0 && draft_before === null) {
      await db.deleteFrom("texts").where("file", "=", file).execute();
    }
    restored += 1;
  }
  return { restored, kept: taken.length - restored };
}

export function copiedText(copy: TextCopy): IncomingText {
  const live = copy.revisions.find(({ number }) => number === copy.live);
  return { file: copy.file, changes: changesOf(live?.changes ?? null), hasMore: false, copy };
}
