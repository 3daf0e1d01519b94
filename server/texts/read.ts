import { SITE_FILE } from "#app/content-model/site-settings.ts";
import type { Changes } from "#app/content-model/texts/edit-yaml.ts";
import { namesOfUsers } from "../accounts/names.ts";
import type { Db } from "../database/open.ts";
import type { TextRow } from "../database/tables.ts";
import { notFound } from "../http/api-error.ts";
import { textMap } from "../http/text.ts";
import { nameOf } from "../posts/read.ts";
import type { EditableFile, Edition, LiveTexts } from "./edition.ts";

const MOST_REVISIONS = 200;

/** The texts that readers see of files that owners have changed; `before` itself if they are still the same. */
export async function readLiveTexts(db: Db, before?: LiveTexts): Promise<LiveTexts> {
  const rows = await db
    .selectFrom("texts")
    .innerJoin("text_revisions as shown", (join) =>
      join.onRef("shown.file", "=", "texts.file").onRef("shown.number", "=", "texts.live"),
    )
    .select(["texts.file", "shown.changes"])
    .orderBy("texts.file")
    .execute();
  const texts = new Map(rows.map(({ file, changes }) => [file, changesOf(changes)]));
  const isSame = before && JSON.stringify([...before]) === JSON.stringify([...texts]);
  return isSame ? before : texts;
}

/** The texts in a column. Invalid JSON, from a row that was edited by hand, counts as no texts. */
export function changesOf(json: string | null): Changes {
  return textMap.safeParse(json ?? "{}").data ?? {};
}

/** @throws ApiError 404 */
export function fileOf(edition: Edition, id: string): EditableFile {
  const found = edition.files.find((file) => file.id === id);
  if (!found) throw notFound();
  return found;
}

/** The row of a file; for one that nobody has changed, an empty row. */
export async function textRow(db: Db, file: string): Promise<TextRow> {
  const row = await db.selectFrom("texts").selectAll().where("file", "=", file).executeTakeFirst();
  const none = { version: 0, head: 0, live: 0, draft: null, updated_at: 0, updated_by: null };
  return row ?? { file, ...none };
}

/** The texts of a revision; none for number 0, the file as it came. @throws ApiError 404 */
export async function revisionChanges(db: Db, file: string, number: number): Promise<Changes> {
  if (number === 0) return {};
  const row = await db
    .selectFrom("text_revisions")
    .select("changes")
    .where("file", "=", file)
    .where("number", "=", number)
    .executeTakeFirstOrThrow(notFound);
  return changesOf(row.changes);
}

/** A file for the desk: the texts that readers see, and its draft. */
export async function describeText(db: Db, edition: Edition, { file, id }: EditableFile) {
  const row = await textRow(db, file);
  const live = edition.real(file, await revisionChanges(db, file, row.live));
  const draft = row.draft === null ? undefined : edition.real(file, changesOf(row.draft));
  const others = await readLiveTexts(db);
  const result = edition.tried(others, file, draft ?? live);
  return {
    id,
    version: row.version,
    /** The texts that differ from the file's. */
    live,
    ...(draft ? { draft } : {}),
    /** The parts of a Spanish page whose English has changed. */
    stale: edition.stale(others, file, live),
    /** The problems of the draft, or else of the live texts, by field. */
    problems: "problems" in result ? result.problems : {},
    changedBy: await nameOf(db, row.updated_by),
  };
}

/** Every page, and the settings, with their states. */
export async function listTexts(db: Db, edition: Edition) {
  const rows = await db
    .selectFrom("texts")
    .leftJoin(namesOfUsers(db), "people.id", "texts.updated_by")
    .selectAll("texts")
    .select("people.name")
    .execute();
  const live = await readLiveTexts(db);
  const known = new Map(rows.map((row) => [row.file, row]));
  const pages = new Map(edition.shown(live).pages.map((page) => [page.address, page]));
  return edition.files.map(({ file, id, address }) => {
    const row = known.get(file);
    const isChanged = Object.keys(edition.real(file, live.get(file) ?? {})).length > 0;
    return {
      id,
      address,
      title: file === SITE_FILE ? "Settings" : (pages.get(address)?.title ?? ""),
      isChanged,
      /** Whether the English of a Spanish page has changed since the translation. */
      isStale: file !== SITE_FILE && (pages.get(address)?.stale.length ?? 0) > 0,
      hasDraft: row !== undefined && row.draft !== null,
      changedAt: row?.updated_at ?? null,
      changedBy: row?.name ?? "",
    };
  });
}

/** The published revisions of a file, newest first. The file as it came is not in the list. */
export async function listTextRevisions(db: Db, edition: Edition, file: string) {
  const { live } = await textRow(db, file);
  const rows = await db
    .selectFrom("text_revisions")
    .leftJoin(namesOfUsers(db), "people.id", "text_revisions.saved_by")
    .select(["number", "kind", "changes", "saved_at", "people.name"])
    .where("file", "=", file)
    .orderBy("number", "desc")
    .limit(MOST_REVISIONS)
    .execute();
  return rows.map(({ number, kind, changes, saved_at, name }) => ({
    number,
    kind,
    changes: edition.real(file, changesOf(changes)),
    savedAt: saved_at,
    savedBy: name ?? "",
    live: number === live,
  }));
}
