import { namesOfUsers } from "../accounts/names.ts";
import type { Db } from "../database/open.ts";
import { notFound } from "../http/api/api-error.ts";
import { fieldsOf, type PostFields } from "./fields.ts";
import { type LoadedPost, postRow, revisionRow } from "./reading/read.ts";
import { changePost } from "./save.ts";
import type { DraftBody } from "./schemas.ts";
import { visibleRevision } from "./state.ts";

/** The revisions of a post, newest first. @throws ApiError 404 */
export async function listRevisions(db: Db, id: string, now: number) {
  const post = await postRow(db, id);
  if (!post) throw notFound();
  const visible = visibleRevision(post, now);
  const rows = await db
    .selectFrom("revisions")
    .leftJoin(namesOfUsers(db), "people.id", "revisions.saved_by")
    .select(["number", "base", "kind", "title", "saved_at", "people.name"])
    .where("post_id", "=", id)
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ saved_at, name, ...row }) => ({
    ...row,
    savedAt: saved_at,
    savedBy: name ?? "",
    live: row.number === visible,
  }));
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
  userId: string,
  now: number,
): Promise<LoadedPost> {
  const row = await revisionRow(db, id, number);
  if (!row) throw notFound();
  const draft = draftOf(fieldsOf(row));
  return changePost(db, id, version, { draft, intent: "save", kind: "restored", userId }, now);
}

function draftOf({ author: _, ...fields }: PostFields): DraftBody {
  return {
    ...fields,
    tags: [...fields.tags],
    date: fields.date ?? "",
    updated: fields.updated ?? "",
  };
}
