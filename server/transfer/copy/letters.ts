import { z } from "zod";
import type { Db } from "#server/database/open.ts";
import {
  autosaveColumns,
  letterColumns,
  MAY_BE_SENT,
  recipientColumns,
} from "#server/database/tables.ts";

/** The files of a copy with the newsletter's letters and with users' unsaved texts. */
export const SITE_LETTERS = "site/letters.jsonl";
export const SITE_UNSAVED = "site/unsaved.jsonl";

/** A letter of the newsletter, with the state of its mails. */
export const letterCopy = letterColumns.extend({
  /** Empty unless the copy has the subscribers. */
  recipients: z.array(recipientColumns),
});
type LetterCopy = z.infer<typeof letterCopy>;

/** The letters of a site, one after the other. */
export async function* lettersOf(db: Db, withRecipients: boolean): AsyncGenerator<LetterCopy> {
  const letters = await db.selectFrom("letters").selectAll().orderBy("id").execute();
  for (const row of letters) {
    const recipients = withRecipients
      ? await db
          .selectFrom("letter_recipients")
          .select(recipientColumns.keyof().options)
          .where("letter_id", "=", row.id)
          .orderBy("subscriber_id")
          .execute()
      : [];
    yield { ...row, recipients };
  }
}

/**
 * Adds a letter that this site does not have. A scheduled one, or one that was being sent, is added as stopped:
 * otherwise both sites would send it.
 */
export async function addLetterCopy(
  db: Db,
  { recipients, ...letter }: LetterCopy,
  now: number,
): Promise<void> {
  const isActive =
    letter.send_at !== null && letter.finished_at === null && letter.stopped_at === null;
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("letters")
      .values({ ...letter, ...(isActive ? { stopped_at: now, problem: MAY_BE_SENT.copied } : {}) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return;
    const here = await trx.selectFrom("subscribers").select("id").execute();
    const known = new Set(here.map((one) => one.id));
    for (const recipient of recipients) {
      if (!known.has(recipient.subscriber_id)) continue;
      await trx
        .insertInto("letter_recipients")
        .values({ ...recipient, letter_id: letter.id })
        .execute();
    }
  });
}

type UnsavedCopy = z.infer<typeof autosaveColumns>;

/** The unsaved texts of a site. */
export async function* unsavedOf(db: Db): AsyncGenerator<UnsavedCopy> {
  yield* await db
    .selectFrom("autosaves")
    .selectAll()
    .orderBy("post_id")
    .orderBy("user_id")
    .orderBy("tab")
    .execute();
}

/**
 * Adds an unsaved text, if its post has the same version here as in the copy, or was never saved. It belongs to the
 * user who typed it or, if they have no account here, to the user who imports: nobody else could open it.
 *
 * @param versions the versions of the copy's posts, by id
 * @returns false if no user exists whom it could belong to
 */
export async function addUnsaved(
  db: Db,
  unsaved: UnsavedCopy,
  versions: ReadonlyMap<string, number>,
  importedBy: string | null,
): Promise<boolean> {
  const post = await db
    .selectFrom("posts")
    .select("version")
    .where("id", "=", unsaved.post_id)
    .executeTakeFirst();
  if (post?.version !== versions.get(unsaved.post_id)) return true;
  const writer = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", unsaved.user_id)
    .executeTakeFirst();
  const userId = writer?.id ?? importedBy;
  if (userId === null) return false;
  await db
    .insertInto("autosaves")
    .values({ ...unsaved, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
