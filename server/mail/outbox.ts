import { randomUUIDv7 } from "node:crypto";
import type { Db } from "../database/open.ts";
import type { MailRow } from "../database/tables.ts";

const MINUTE_MS = 60 * 1000;
/** A mail that was refused is tried again after 1, 2, 4 … minutes, for about three days. */
const MOST_TRIES = 12;
const LONGEST_WAIT_MS = MINUTE_MS * 2 ** MOST_TRIES;
const SENT_MAILS_KEPT_MS = 7 * 24 * 60 * MINUTE_MS;
/** Long enough for somebody to read that mails were given up. */
const GIVEN_UP_KEPT_MS = 2 * SENT_MAILS_KEPT_MS;
const AT_ONCE = 10;

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Puts a mail where it survives a restart; it is sent soon after the transaction is committed. */
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
 * Sends what is due, one after the other. A mail that is refused waits longer each time.
 *
 * @returns why the last one was refused, for the status page.
 */
export async function sendDueMails(
  db: Db,
  send: (mail: Mail) => Promise<void>,
  now: () => number,
): Promise<string | undefined> {
  const due = await db
    .selectFrom("mails")
    .selectAll()
    .where("sent_at", "is", null)
    // What waits longer than it ever should was queued by a clock that has been set back.
    .where((is) =>
      is.or([is("not_before", "<=", now()), is("not_before", ">", now() + LONGEST_WAIT_MS)]),
    )
    .where("tries", "<", MOST_TRIES)
    .orderBy("created_at")
    .limit(AT_ONCE)
    .execute();
  let refused: string | undefined;
  for (const mail of due) {
    if (!(await claim(db, mail, now()))) continue;
    try {
      await send(mail);
      await db
        .updateTable("mails")
        // A sent mail's text may hold a link that signs somebody in.
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
    .where("tries", ">=", MOST_TRIES)
    .where("created_at", "<", now() - GIVEN_UP_KEPT_MS)
    .execute();
  return refused;
}

/** Of several servers one sends a mail: the try is counted before it is made. */
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

/** How many mails wait, since when, and how many are tried no more; for the status page and the metrics. */
export async function waitingMails(db: Db) {
  const unsent = db.selectFrom("mails").where("sent_at", "is", null);
  const { count, oldest } = await unsent
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("tries", "<", MOST_TRIES)
    .executeTakeFirstOrThrow();
  const { givenUp } = await unsent
    .select(({ fn }) => fn.countAll<number>().as("givenUp"))
    .where("tries", ">=", MOST_TRIES)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest, givenUp: Number(givenUp) };
}
