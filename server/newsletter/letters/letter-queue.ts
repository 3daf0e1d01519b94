import type { ExpressionBuilder } from "kysely";
import type { Db } from "#server/database/open.ts";
import type { RecipientRow, Tables } from "#server/database/tables.ts";
import { readers } from "../subscribers.ts";

/* The database's records of sending: who still waits for which letter, and the outcome of each mail. */

/** How many recipients are read at once. Few would be slow: each query sorts everybody who still waits. */
const BATCH_SIZE = 500;

export type Recipient = Awaited<ReturnType<typeof nextRecipients>>[number];

/** Whether a letter is due that is neither finished nor stopped. */
export async function hasWork(db: Db, now: number): Promise<boolean> {
  const due = await db
    .selectFrom("letters")
    .select("id")
    .where("send_at", "<=", now)
    .where("finished_at", "is", null)
    .where("stopped_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Records why the letters that are due are not sent. */
export async function holdLetters(db: Db, problem: string, now: number): Promise<void> {
  await db
    .updateTable("letters")
    .set({ problem })
    .where("send_at", "<=", now)
    .where("finished_at", "is", null)
    .where("stopped_at", "is", null)
    .where("problem", "!=", problem)
    .execute();
}

/** Lists the recipients of the letters that have come due. */
export async function startDueLetters(db: Db, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable("letters")
      .set({ started_at: now })
      .where("send_at", "<=", now)
      .where("started_at", "is", null)
      .where("stopped_at", "is", null)
      .returning("id")
      .execute();
    for (const { id } of due) await listRecipients(trx, id);
  });
}

async function listRecipients(db: Db, letterId: string): Promise<void> {
  await db
    .insertInto("letter_recipients")
    .columns(["letter_id", "subscriber_id", "state", "tries", "not_before", "reason"])
    .expression(
      readers(db).select((is) => [
        is.val(letterId).as("letter_id"),
        "subscribers.id as subscriber_id",
        is.val("waiting" as const).as("state"),
        is.lit(0).as("tries"),
        is.lit(0).as("not_before"),
        is.val("").as("reason"),
      ]),
    )
    .execute();
}

/** Ends a letter that was sent without a record of it: every recipient who still waits may have it. */
export async function endLetter(db: Db, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const begun = await trx
      .updateTable("letters")
      .set({ started_at: now })
      .where("id", "=", id)
      .where("started_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (begun) await listRecipients(trx, id);
    await trx
      .updateTable("letter_recipients")
      .set({ state: "unknown", reason: "A backup was restored that has no record of it." })
      .where("letter_id", "=", id)
      .where("state", "in", ["waiting", "handing"])
      .execute();
  });
  await finishLetters(db, now);
}

/** Marks mails that a server was handing over when it stopped as unknown: they may have arrived. */
export async function setUnknown(db: Db): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ state: "unknown", reason: "The site’s server stopped at that moment." })
    .where("state", "=", "handing")
    .execute();
}

/** The next mails, of the oldest letter first. */
export async function nextRecipients(db: Db, now: number) {
  return (
    readers(db)
      .innerJoin("letter_recipients as one", "one.subscriber_id", "subscribers.id")
      .innerJoin("letters", "letters.id", "one.letter_id")
      .select(["one.letter_id as letterId", "subscribers.id as subscriberId", "email", "one.tries"])
      .where("one.state", "=", "waiting")
      .where("one.not_before", "<=", now)
      .where("letters.stopped_at", "is", null)
      .orderBy("letters.send_at")
      // Recipients that the mail server put off come after all others.
      .orderBy("one.tries")
      .orderBy("subscribers.id")
      .limit(BATCH_SIZE)
      .execute()
  );
}

/** Marks mails as being handed over. @returns those that may still be sent. */
export async function claim(db: Db, group: readonly Recipient[]): Promise<Recipient[]> {
  const claimed = await db
    .updateTable("letter_recipients")
    .set({ state: "handing" })
    .where(oneOf(group))
    .where("state", "=", "waiting")
    .where("subscriber_id", "in", readers(db).select("subscribers.id"))
    .where("letter_id", "in", (is) =>
      is.selectFrom("letters").select("id").where("stopped_at", "is", null),
    )
    .returning(["letter_id", "subscriber_id"])
    .execute();
  return group.filter(({ letterId, subscriberId }) =>
    claimed.some((row) => row.letter_id === letterId && row.subscriber_id === subscriberId),
  );
}

/** Records the outcome of mails, even if another server has marked them as unknown in the meantime. */
export async function mark(
  db: Db,
  group: readonly Recipient[],
  change: Partial<RecipientRow>,
): Promise<void> {
  if (group.length === 0) return;
  await db
    .updateTable("letter_recipients")
    .set({ reason: "", ...change })
    .where(oneOf(group))
    .where("state", "in", ["handing", "unknown"])
    .execute();
}

function oneOf(group: readonly Recipient[]) {
  return (is: ExpressionBuilder<Tables, "letter_recipients">) =>
    is.or(
      group.map(({ letterId, subscriberId }) =>
        is.and([is("letter_id", "=", letterId), is("subscriber_id", "=", subscriberId)]),
      ),
    );
}

/** Clears the letters' problems once mails are sent again. */
export async function forgetProblems(db: Db): Promise<void> {
  await db
    .updateTable("letters")
    .set({ problem: "" })
    .where("problem", "!=", "")
    .where("stopped_at", "is", null)
    .execute();
}

/** Ends the letters with nobody left to send to, and deletes the recipients who got them: only their number is kept. */
export async function finishLetters(db: Db, now: number): Promise<void> {
  const started = await db
    .selectFrom("letters")
    .select("id")
    .where("started_at", "is not", null)
    .where("finished_at", "is", null)
    .execute();
  for (const { id } of started) {
    await db.transaction().execute(async (trx) => {
      const rows = () => trx.selectFrom("letter_recipients").where("letter_id", "=", id);
      const left = await rows()
        .select("state")
        .where((is) =>
          is.or([
            is("state", "=", "handing"),
            is.and([
              is("state", "=", "waiting"),
              is("subscriber_id", "in", readers(trx).select("subscribers.id")),
            ]),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      if (left) return;
      const { count } = await rows()
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("state", "=", "sent")
        .executeTakeFirstOrThrow();
      await trx
        .updateTable("letters")
        .set({ finished_at: now, stopped_at: null, problem: "", sent_before: count })
        .where("id", "=", id)
        .execute();
      await trx
        .deleteFrom("letter_recipients")
        .where("letter_id", "=", id)
        .where("state", "in", ["sent", "waiting"])
        .execute();
    });
  }
}
