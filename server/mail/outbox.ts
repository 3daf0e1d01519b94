import { randomUUIDv7 } from "node:crypto";
import type { Db } from "../database/open.ts";
import type { MailRow } from "../database/tables.ts";

const MINUTE_MS = 60 * 1000;
/** A refused mail is retried after 1, 2, 4 … minutes, for about three days. */
const MAX_TRIES = 12;
const SENT_MAILS_KEPT_MS = 7 * 24 * 60 * MINUTE_MS;
/** Long enough for somebody to notice that mails have failed. */
const GIVEN_UP_KEPT_MS = 2 * SENT_MAILS_KEPT_MS;
const BATCH_SIZE = 10;

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Queues a mail in the database; it is sent soon after the transaction commits. */
export async function queueMail(db: Db, mail: Mail, now: number): Promise<void> {
  await db
    .insertInto("mails")
    .values({
      ...mail,
      id: randomUUIDv7(),
      not_before: now,
      tries: 0,
      sent_at: null,
      created_at: now,
    })
    .execute();
}

/**
 * Sends the mails that are due, one after the other, with exponential backoff for refused ones.
 *
 * @param problem why the mail server refused a mail the last time.
 * @returns why mails wait, for the status screen: the last refusal, until a mail is sent.
 */
export async function sendDueMails(
  db: Db,
  send: (mail: Mail) => Promise<void>,
  now: () => number,
  problem?: string,
): Promise<string | undefined> {
  const due = await db
    .selectFrom("mails")
    .selectAll()
    .where("sent_at", "is", null)
    .where("not_before", "<=", now())
    .where("tries", "<", MAX_TRIES)
    .orderBy("created_at")
    .limit(BATCH_SIZE)
    .execute();
  let refused: string | undefined;
  let sent = false;
  for (const mail of due) {
    if (!(await claim(db, mail, now()))) continue;
    try {
      await send(mail);
      sent = true;
      await db
        .updateTable("mails")
        // The text may contain a link that signs somebody in.
        .set({ sent_at: now(), text: "" })
        .where("id", "=", mail.id)
        .execute();
    } catch (error) {
      refused = error instanceof Error ? error.message : "The mail server refused a mail.";
    }
  }
  await db
    .deleteFrom("mails")
    .where("sent_at", "<", now() - SENT_MAILS_KEPT_MS)
    .execute();
  await db
    .deleteFrom("mails")
    .where("tries", ">=", MAX_TRIES)
    .where("created_at", "<", now() - GIVEN_UP_KEPT_MS)
    .execute();
  return refused ?? (sent ? undefined : problem);
}

/** Makes sure that only one of several servers sends a mail, by counting the attempt beforehand. */
async function claim(db: Db, { id, tries }: MailRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ tries: tries + 1, not_before: now + MINUTE_MS * 2 ** tries })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many mails wait, since when, and how many have failed; for the status screen and the metrics. */
export async function waitingMails(db: Db) {
  const unsent = db.selectFrom("mails").where("sent_at", "is", null);
  const { count, oldest } = await unsent
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("tries", "<", MAX_TRIES)
    .executeTakeFirstOrThrow();
  const { givenUp } = await unsent
    .select(({ fn }) => fn.countAll<number>().as("givenUp"))
    .where("tries", ">=", MAX_TRIES)
    .executeTakeFirstOrThrow();
  return { count, oldest, givenUp };
}
