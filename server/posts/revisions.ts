import type { Act } from "../accounts/audit.ts";
import { namesOfUsers } from "../accounts/names.ts";
import type { Db } from "../database/open.ts";
import { notFound } from "../http/api-error.ts";
import { draftOf, fieldsOf } from "./fields.ts";
import { type LoadedPost, postRow, revisionRow } from "./read.ts";
import { changePost } from "./save.ts";
import { visibleRevision } from "./state.ts";

const PAGE = 200;

/**
 * The newest revisions of a post before a number, newest first, and always the one that readers see.
 *
 * @throws ApiError 404
 */
export async function listRevisions(db: Db, id: string, before: number | undefined, now: number) {
  const post = await postRow(db, id);
  if (!post) throw notFound();
  const visible = visibleRevision(post, now);
  const page = db
    .selectFrom("revisions")
    .select("number")
    .where("post_id", "=", id)
    .$if(before !== undefined, (query) => query.where("number", "<", before ?? 0))
    .orderBy("number", "desc")
    .limit(PAGE);
  const rows = await db
    .selectFrom("revisions")
    .leftJoin(namesOfUsers(db), "people.id", "revisions.saved_by")
    .select(["number", "base", "kind", "title", "saved_at", "people.name"])
    .where("post_id", "=", id)
    .where((is) =>
      is.or([
        ...(visible === undefined ? [] : [is("number", "=", visible)]),
        is("number", "in", page),
      ]),
    )
    .orderBy("number", "desc")
    .execute();
  const revisions = rows.map(({ saved_at, name, ...row }) => ({
    ...row,
    savedAt: saved_at,
    savedBy: name ?? "",
    live: row.number === visible,
  }));
  const listed = revisions.filter(({ number }) => number < (before ?? Infinity));
  const oldest = listed[PAGE - 1];
  return { revisions, ...(oldest && oldest.number > 1 ? { next: oldest.number } : {}) };
}

/**
 * Restores an old revision as the newest one, by saving it.
 *
 * @throws ApiError 404; 409 as for any save.
 */
export async function restoreRevision(
  db: Db,
  id: string,
  number: number,
  version: number,
  act: Act,
): Promise<LoadedPost> {
  const row = await revisionRow(db, id, number);
  if (!row) throw notFound();
  const draft = draftOf(fieldsOf(row));
  return changePost(db, id, version, { draft, intent: "save", kind: "restored" }, act);
}
