import type { z } from "zod";
import type { Act, UserAct } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { textMap } from "../http/text.ts";
import { latestSave } from "./read.ts";
import type { autosaveBody, autosaveQuery } from "./schemas.ts";

/** How long somebody counts as active after their last autosave. */
const WRITING_MS = 90 * 1000;
const MAX_LISTED = 50;

/** Stores the unsaved changes of one tab, separate from those of other tabs and people. */
export async function saveAutosave(
  db: Db,
  postId: string,
  { baseVersion, fields, tab }: z.output<typeof autosaveBody>,
  { by, at }: UserAct,
): Promise<void> {
  const columns = {
    base_version: baseVersion,
    fields: JSON.stringify(fields),
    saved_at: at,
  };
  await db
    .insertInto("autosaves")
    .values({ post_id: postId, user_id: by, tab, ...columns })
    .onConflict((conflict) => conflict.columns(["post_id", "user_id", "tab"]).doUpdateSet(columns))
    .execute();
}

/** Deletes the unsaved changes of one tab, unless it has saved others since, or of all of a user's tabs. */
export async function deleteAutosaves(
  db: Db,
  postId: string,
  userId: string,
  { tab, savedAt }: z.output<typeof autosaveQuery> = {},
): Promise<void> {
  await db
    .deleteFrom("autosaves")
    .where("post_id", "=", postId)
    .where("user_id", "=", userId)
    .$if(tab !== undefined, (query) => query.where("tab", "=", tab ?? ""))
    .$if(savedAt !== undefined, (query) => query.where("saved_at", "=", savedAt ?? 0))
    .execute();
}

/** Who is editing a post now, and its latest save. Every open editor polls this. */
export async function presence(db: Db, postId: string, { by, at }: Act) {
  const active = await db
    .selectFrom("autosaves")
    .innerJoin("users", "users.id", "autosaves.user_id")
    .select(["user_id", "tab", "users.name"])
    .where("post_id", "=", postId)
    .where("saved_at", ">", at - WRITING_MS)
    .execute();
  const { mine = [], others = [] } = Object.groupBy(active, ({ user_id }) =>
    user_id === by ? "mine" : "others",
  );
  return {
    /** Names of other people. */
    writers: [...new Set(others.map(({ name }) => name))].toSorted(),
    /** The user's own tabs, on any device. */
    tabs: mine.map(({ tab }) => tab).toSorted(),
    ...(await latestSave(db, postId)),
  };
}

/** A user's unsaved changes of one post, newest first. */
export async function myAutosaves(db: Db, userId: string, postId: string) {
  const rows = await db
    .selectFrom("autosaves")
    .select(["post_id as postId", "tab", "base_version as baseVersion"])
    .select(["fields", "saved_at as savedAt"])
    .where("user_id", "=", userId)
    .where("post_id", "=", postId)
    .orderBy("saved_at", "desc")
    .execute();
  return rows.map((row) => ({ ...row, fields: textMap.parse(row.fields) }));
}

/**
 * A user's autosaves without a post to open them from, newest first, without their texts: of posts never saved or
 * permanently deleted and, for contributors, of published posts, which only editors may save.
 */
export async function myNeverSaved(db: Db, userId: string, isContributor: boolean) {
  const rows = await db
    .selectFrom("autosaves")
    .leftJoin("posts", "posts.id", "autosaves.post_id")
    .select(["post_id as postId", "tab", "fields", "saved_at as savedAt"])
    .where("user_id", "=", userId)
    .where((is) =>
      is.or([
        is("base_version", "=", 0),
        is("posts.id", "is", null),
        ...(isContributor ? [is("posts.live", "is not", null)] : []),
      ]),
    )
    .orderBy("saved_at", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ fields, ...row }) => ({
    ...row,
    title: textMap.parse(fields)["title"] ?? "",
  }));
}
