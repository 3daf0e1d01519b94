import { z } from "zod";
import type { Db } from "../database/open.ts";
import type { LetterRow } from "../database/tables.ts";
import { id, text } from "../http/text.ts";
import { CONTENT_LIMIT_CHARACTERS } from "#app/content-model/posts/post-draft.ts";
import { count, moment } from "./site-copy.ts";

const times = z.number().int().min(0).max(2_147_483_647);

/** A letter of the newsletter with what became of its mails: a line of `site/letters.jsonl`. */
export const letterCopy = z.object({
  id,
  version: count,
  subject: text(5000),
  text: text(CONTENT_LIMIT_CHARACTERS),
  created_at: moment,
  updated_at: moment,
  updated_by: id,
  send_at: moment.nullable(),
  started_at: moment.nullable(),
  stopped_at: moment.nullable(),
  finished_at: moment.nullable(),
  problem: text(5000),
  sent_before: times,
  /** Only with the subscribers. */
  recipients: z.array(
    z.object({
      subscriber_id: id,
      state: z.enum(["waiting", "handing", "sent", "unknown", "refused"]),
      tries: times,
      not_before: moment,
      reason: text(5000),
    }),
  ),
});
export type LetterCopy = z.infer<typeof letterCopy>;

/** The letters of a site, one after the other. */
export async function* lettersOf(db: Db, withRecipients: boolean): AsyncGenerator<LetterCopy> {
  const letters = await db.selectFrom("letters").select("id").orderBy("id").execute();
  for (const { id: letterId } of letters) {
    const row = await db
      .selectFrom("letters")
      .selectAll()
      .where("id", "=", letterId)
      .executeTakeFirst();
    // It may have been deleted since.
    if (!row) continue;
    const recipients = withRecipients
      ? await db
          .selectFrom("letter_recipients")
          .select(["subscriber_id", "state", "tries", "not_before", "reason"])
          .where("letter_id", "=", letterId)
          .orderBy("subscriber_id")
          .execute()
      : [];
    yield { ...row, recipients };
  }
}

const MAY_BE_SENT =
  "It came with a copy of another site, which may still send it. Go on only if it doesn’t.";

/**
 * Adds a letter that is not here. One that was to be sent, or was being sent, comes stopped: otherwise both sites
 * would send it.
 */
export async function addLetterCopy(
  db: Db,
  { recipients, ...letter }: LetterCopy,
  now: number,
): Promise<void> {
  const isActive =
    letter.send_at !== null && letter.finished_at === null && letter.stopped_at === null;
  const row: LetterRow = isActive ? { ...letter, stopped_at: now, problem: MAY_BE_SENT } : letter;
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("letters")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return;
    const here = new Set(
      (await trx.selectFrom("subscribers").select("id").execute()).map((one) => one.id),
    );
    for (const recipient of recipients) {
      if (!here.has(recipient.subscriber_id)) continue;
      await trx
        .insertInto("letter_recipients")
        .values({ ...recipient, letter_id: row.id })
        .execute();
    }
  });
}
