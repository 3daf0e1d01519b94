import type { Act } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { raisedVersion } from "../database/version.ts";
import { columnsOf, fieldsOf, type PostFields, sameFields } from "../posts/fields.ts";

/** A new revision. */
interface Replaced {
  readonly number: number;
  /** The one it replaces. */
  readonly before: number;
}

/**
 * Changes the live, the scheduled and the newest revision of a post, each as a new revision, so that unpublished edits
 * stay unpublished. Open editors notice it like any other save.
 *
 * @param changed returns the new fields of one of those revisions, or its fields unchanged
 * @returns the revisions that were replaced; none if nothing changed
 */
export async function rewritePost(
  db: Db,
  id: string,
  changed: (fields: PostFields, number: number) => Promise<PostFields> | PostFields,
  { by, at }: Act,
): Promise<readonly Replaced[]> {
  const post = await db
    .updateTable("posts")
    .set({ version: raisedVersion(at), updated_at: at })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!post) return [];
  const current = [post.live, post.next_live, post.head].filter((number) => number !== null);
  const rows = await db
    .selectFrom("revisions")
    .selectAll()
    .where("post_id", "=", id)
    .where("number", "in", current)
    .orderBy("number")
    .execute();
  const wanted = [];
  for (const row of rows) {
    const fields = fieldsOf(row);
    const next = await changed(fields, row.number);
    wanted.push({ row, next, differs: !sameFields(fields, next) });
  }
  if (!wanted.some(({ differs }) => differs)) return [];
  const numbers = new Map<number, number>();
  let newest = post.head;
  for (const { row, next, differs } of wanted) {
    // The newest revision must keep the highest number.
    if (!differs && row.number !== post.head) continue;
    newest += 1;
    numbers.set(row.number, newest);
    await db
      .insertInto("revisions")
      .values({
        ...row,
        ...columnsOf(next),
        number: newest,
        version: post.version,
        base: row.number,
        saved_at: at,
        saved_by: by,
      })
      .execute();
  }
  const moved = <Number extends number | null>(number: Number) =>
    number === null ? number : (numbers.get(number) ?? number);
  await db
    .updateTable("posts")
    .set({ head: newest, live: moved(post.live), next_live: moved(post.next_live) })
    .where("id", "=", id)
    .execute();
  return Array.from(numbers, ([before, number]) => ({ number, before }));
}
