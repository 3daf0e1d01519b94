import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#server/database/open.ts";
import type { RecipientRow } from "#server/database/tables.ts";
import { type Log, withoutAddresses } from "#server/operations/log.ts";
import { MailError, type OutgoingMail, type SendMail } from "#server/mail/smtp.ts";
import { takeLease } from "#server/database/site-settings.ts";
import { leaveTokens } from "../leave-link.ts";
import { readers, setAside } from "../subscribers.ts";
import { letterMail, type RenderedLetter, renderLetter } from "./letter-mail.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** How long another server waits, at least, before it goes on with what this one began. */
const LEASE_MS = 15 * SECOND_MS;
/** Read at once, since each reading sorts everybody who still waits. */
const BATCH_SIZE = 500;
/** So much of the rate a mail that left late leaves to the next ones; without it, each delay slows the letter. */
const CATCH_UP_MS = 100;
/** How many mails may be on their way at once: as many as the rate needs if each takes a while. */
const MAX_IN_FLIGHT = 20;
/** A mail for which the server asks to wait is tried again after 1, 2, 4 … minutes, for about two hours. */
const MAX_TRIES = 7;
/** After so many refusals in a row the letter is stopped: it is not the addresses. */
const REFUSALS_IN_A_ROW = 10;
/** An answer that names the address itself as the fault (RFC 3463). */
const BAD_ADDRESS = /\b5\.1\.\d/;

interface SendingOptions {
  readonly db: Db;
  readonly send: SendMail;
  readonly now: () => number;
  readonly origin: string;
  /** How many mails a minute the mail server takes. */
  readonly perMinute: number;
  readonly log: Log;
  readonly signal: AbortSignal;
}

interface Recipient {
  readonly letterId: string;
  readonly subscriberId: string;
  readonly email: string;
  readonly tries: number;
}

/**
 * Sends the letters that are due. Only one server sends at a time. A mail is marked before it is handed to the mail
 * server and never handed again, so that a crash leaves a few addresses that may or may not have it, and none
 * that has it twice.
 *
 * @returns the periodic task: it sends what is due and ends.
 */
export function letterSender(options: SendingOptions): () => Promise<void> {
  const { db, send, now, origin, perMinute, log, signal } = options;
  const intervalMs = MINUTE_MS / perMinute;
  const lease = leaseOf(db, Math.max(LEASE_MS, 3 * intervalMs));
  const rendered = new Map<string, RenderedLetter>();
  /** After the mail server could not be reached. */
  let pausedUntil = 0;
  let refusedInARow: Recipient[] = [];
  /** Failures are looked at one after the other, since they are counted. */
  let failed: Promise<void> = Promise.resolve();
  /** The letters that this run stopped. */
  const stopped = new Set<string>();
  let nextAt = 0;

  /** Waits for this mail's turn, so that no more go out than the rate allows. */
  async function turn(): Promise<void> {
    const time = performance.now();
    const at = Math.max(nextAt, time - CATCH_UP_MS);
    nextAt = at + intervalMs;
    const waitMs = at - time;
    if (waitMs > 1) await pause(waitMs, undefined, { signal }).catch(() => {});
  }

  async function hand(recipient: Recipient, mail: OutgoingMail): Promise<void> {
    const failure = await send(mail).then(
      () => undefined,
      (error: unknown) =>
        error instanceof MailError ? error : new MailError("unknown", String(error)),
    );
    if (!failure) {
      refusedInARow = [];
      await mark(db, recipient, { state: "sent" });
      return;
    }
    await (failed = failed.catch(() => {}).then(() => fail(recipient, failure)));
  }

  async function render(letterId: string): Promise<RenderedLetter> {
    const row = await db
      .selectFrom("letters")
      .select(["subject", "text"])
      .where("id", "=", letterId)
      .executeTakeFirstOrThrow();
    const letter = await renderLetter(db, row, origin);
    rendered.set(letterId, letter);
    return letter;
  }

  async function fail(recipient: Recipient, { outcome, message }: MailError): Promise<void> {
    const { letterId, subscriberId, tries } = recipient;
    const again = { state: "waiting", reason: message } as const;
    const refused = { state: "refused", reason: message } as const;
    if (outcome === "unknown") await mark(db, recipient, { state: "unknown", reason: message });
    else if (outcome === "unreachable") {
      pausedUntil = now() + MINUTE_MS;
      await mark(db, recipient, again);
      log.warn("a letter waits", { reason: withoutAddresses(message) });
      await db
        .updateTable("letters")
        .set({ problem: message })
        .where("id", "=", letterId)
        .execute();
    } else if (outcome === "later" && tries + 1 < MAX_TRIES) {
      await mark(db, recipient, {
        ...again,
        tries: tries + 1,
        not_before: now() + MINUTE_MS * 2 ** tries,
      });
    } else if (stopped.has(letterId)) await mark(db, recipient, again);
    else {
      await mark(db, recipient, refused);
      if (outcome === "address" && BAD_ADDRESS.test(message)) {
        await setAside(db, subscriberId, message, now());
        return;
      }
      refusedInARow.push(recipient);
      if (refusedInARow.length >= REFUSALS_IN_A_ROW) await stop(letterId, message);
      else if (outcome === "address") await setAside(db, subscriberId, message, now());
    }
  }

  /** Stops a letter that the mail server refuses. Nobody has got those mails, so all of them wait again. */
  async function stop(letterId: string, message: string): Promise<void> {
    const all = refusedInARow.filter((one) => one.letterId === letterId);
    refusedInARow = [];
    stopped.add(letterId);
    await db.transaction().execute(async (trx) => {
      const ids = all.map(({ subscriberId }) => subscriberId);
      await trx
        .updateTable("letter_recipients")
        .set({ state: "waiting" })
        .where("letter_id", "=", letterId)
        .where("subscriber_id", "in", ids)
        .execute();
      await trx
        .updateTable("subscribers")
        .set({ refused_at: null, refusal: null })
        .where("id", "in", ids)
        .execute();
      await trx
        .updateTable("letters")
        .set({
          stopped_at: now(),
          problem: `The mail server refused ${REFUSALS_IN_A_ROW} mails in a row: ${message}`,
        })
        .where("id", "=", letterId)
        .execute();
    });
  }

  /** Sends some mails. @returns false if this server may not or cannot go on. */
  async function sendBatch(batch: readonly Recipient[]): Promise<boolean> {
    const leaveToken = await leaveTokens(db);
    const inFlight = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let mayGoOn = true;
    for (const recipient of batch) {
      await turn();
      if (inFlight.size >= MAX_IN_FLIGHT) await Promise.race(inFlight);
      mayGoOn = !signal.aborted && failures.length === 0 && now() >= pausedUntil;
      mayGoOn &&= await lease(now());
      if (!mayGoOn) break;
      const letter = rendered.get(recipient.letterId) ?? (await render(recipient.letterId));
      if (!(await claim(db, recipient))) continue;
      const mail = letterMail(letter, recipient.email, origin, leaveToken(recipient.subscriberId));
      const handing = hand(recipient, mail)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => inFlight.delete(handing));
      inFlight.add(handing);
    }
    await Promise.all(inFlight);
    if (failures.length > 0) throw failures[0];
    return mayGoOn && now() >= pausedUntil;
  }

  return async () => {
    if (!(await hasWork(db, now())) || !(await lease(now()))) return;
    await startDueLetters(db, now());
    await setUnknown(db);
    let mayGoOn = now() >= pausedUntil;
    while (mayGoOn) {
      const batch = await nextRecipients(db, now());
      if (batch.length === 0) break;
      mayGoOn = await sendBatch(batch);
      if (mayGoOn) await forgetProblems(db);
    }
    await finishLetters(db, now());
    rendered.clear();
    stopped.clear();
  };
}

/** Whether a letter is due that is neither finished nor stopped. */
async function hasWork(db: Db, now: number): Promise<boolean> {
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

/**
 * Makes this server the only one that sends, for a while at a time.
 *
 * @returns a function that takes or renews the lease; false while another server has it.
 */
function leaseOf(db: Db, leaseMs: number): (now: number) => Promise<boolean> {
  const me = randomUUID();
  let renewedAt = -Infinity;
  return async (now) => {
    if (now - renewedAt < leaseMs / 3 && now >= renewedAt) return true;
    const isMine = await takeLease(db, me, now, now + leaseMs);
    renewedAt = isMine ? now : -Infinity;
    return isMine;
  };
}

/** Lists the recipients of the letters that have come due. */
async function startDueLetters(db: Db, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable("letters")
      .set({ started_at: now })
      .where("send_at", "<=", now)
      .where("started_at", "is", null)
      .returning("id")
      .execute();
    for (const { id } of due) {
      await trx
        .insertInto("letter_recipients")
        .columns(["letter_id", "subscriber_id", "state", "tries", "not_before", "reason"])
        .expression(
          readers(trx).select((is) => [
            is.val(id).as("letter_id"),
            "subscribers.id as subscriber_id",
            is.val("waiting" as const).as("state"),
            is.lit(0).as("tries"),
            is.lit(0).as("not_before"),
            is.val("").as("reason"),
          ]),
        )
        .execute();
    }
  });
}

/** What a server that ended was handing over may have arrived. */
async function setUnknown(db: Db): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ state: "unknown", reason: "The site’s server stopped at that moment." })
    .where("state", "=", "handing")
    .execute();
}

/** The next mails, of the oldest letter first. */
async function nextRecipients(db: Db, now: number): Promise<Recipient[]> {
  return readers(db)
    .innerJoin("letter_recipients as one", "one.subscriber_id", "subscribers.id")
    .innerJoin("letters", "letters.id", "one.letter_id")
    .select(["one.letter_id as letterId", "subscribers.id as subscriberId", "email", "one.tries"])
    .where("one.state", "=", "waiting")
    .where("one.not_before", "<=", now)
    .where("letters.stopped_at", "is", null)
    .orderBy("letters.send_at")
    .orderBy("subscribers.id")
    .limit(BATCH_SIZE)
    .execute();
}

/** Marks a mail as being handed over; false if it may not be any more. */
async function claim(db: Db, { letterId, subscriberId }: Recipient): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("letter_recipients")
    .set({ state: "handing" })
    .where("letter_id", "=", letterId)
    .where("subscriber_id", "=", subscriberId)
    .where("state", "=", "waiting")
    .where("subscriber_id", "in", readers(db).select("subscribers.id"))
    .where("letter_id", "in", (is) =>
      is.selectFrom("letters").select("id").where("stopped_at", "is", null),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records what became of a mail, even if another server has given it up meanwhile. */
async function mark(
  db: Db,
  { letterId, subscriberId }: Recipient,
  change: Partial<RecipientRow>,
): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ reason: "", ...change })
    .where("letter_id", "=", letterId)
    .where("subscriber_id", "=", subscriberId)
    .where("state", "in", ["handing", "unknown"])
    .execute();
}

/** Mails go out again. */
async function forgetProblems(db: Db): Promise<void> {
  await db
    .updateTable("letters")
    .set({ problem: "" })
    .where("problem", "!=", "")
    .where("stopped_at", "is", null)
    .execute();
}

/** Ends the letters with nobody left to send to, and deletes who got them: only their number is kept. */
async function finishLetters(db: Db, now: number): Promise<void> {
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
        .set({ finished_at: now, stopped_at: null, problem: "", sent_before: Number(count) })
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
