import { z } from "zod";
import { CONTENT_LIMIT_CHARACTERS } from "#app/content-model/posts/post-draft.ts";
import type { Db } from "../database/open.ts";
import { id, text } from "../http/text.ts";
import { moment } from "./site-copy.ts";

/** Escapes make JSON longer than its texts. */
const MAX_FIELDS_CHARACTERS = 8 * CONTENT_LIMIT_CHARACTERS;

/** A text that somebody typed and has not saved: a line of `site/unsaved.jsonl`. */
export const autosaveCopy = z.object({
  post_id: id,
  user_id: id,
  tab: text(200),
  base_version: z.number().int().min(0).max(2_147_483_647),
  fields: text(MAX_FIELDS_CHARACTERS).refine(isFieldMap, "must be an object of texts"),
  saved_at: moment,
});
export type AutosaveCopy = z.infer<typeof autosaveCopy>;

function isFieldMap(json: string): boolean {
  try {
    return z.record(z.string(), z.string()).safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}

/** The unsaved texts of a site, one after the other. */
export async function* autosavesOf(db: Db): AsyncGenerator<AutosaveCopy> {
  const keys = await db
    .selectFrom("autosaves")
    .select(["post_id", "user_id", "tab"])
    .orderBy("post_id")
    .orderBy("user_id")
    .orderBy("tab")
    .execute();
  for (const { post_id, user_id, tab } of keys) {
    const row = await db
      .selectFrom("autosaves")
      .selectAll()
      .where("post_id", "=", post_id)
      .where("user_id", "=", user_id)
      .where("tab", "=", tab)
      .executeTakeFirst();
    if (row) yield row;
  }
}

/**
 * Adds an unsaved text, if its post is as it was there, or was never saved. It belongs to who typed it, or, if they
 * have no account here, to whoever imports: nobody else could open it.
 *
 * @param versions of the posts of the copy
 * @returns false if there is nobody yet whom it could belong to
 */
export async function addAutosaveCopy(
  db: Db,
  autosave: AutosaveCopy,
  versions: ReadonlyMap<string, number>,
  importedBy: string | null,
): Promise<boolean> {
  const post = await db
    .selectFrom("posts")
    .select("version")
    .where("id", "=", autosave.post_id)
    .executeTakeFirst();
  if (post?.version !== versions.get(autosave.post_id)) return true;
  const writer = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", autosave.user_id)
    .executeTakeFirst();
  const userId = writer?.id ?? importedBy;
  if (userId === null) return false;
  await db
    .insertInto("autosaves")
    .values({ ...autosave, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
