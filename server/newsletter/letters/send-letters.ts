import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { hasOperator } from "#app/content-model/site-settings.ts";
import type { Db } from "#server/database/open.ts";
import { type Log, withoutAddresses } from "#server/operations/log.ts";
import { MailError, type OutgoingMail, type SendMail } from "#server/mail/smtp.ts";
import { takeLease } from "#server/database/site-settings.ts";
import { siteNow } from "#server/texts/site-now.ts";
import { leaveTokens, setAside } from "../subscribers.ts";
import {
  claim,
  finishLetters,
  forgetProblems,
  hasWork,
  holdLetters,
  mark,
  nextRecipients,
  type Recipient,
  setUnknown,
  startDueLetters,
} from "./letter-queue.ts";
import { letterMail, type RenderedLetter, renderLetter } from "./letter-mail.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** The least time before another server takes over sending from one that stopped. */
const LEASE_MS = 15 * SECOND_MS;
/** How much delay the following mails make up for by going faster; without it, each delay slows the whole letter. */
const CATCH_UP_MS = 100;
/** Mails due within this time are claimed and recorded together: each write waits for the disk, as do page requests. */
const GROUP_MS = 200;
/** How many mails may be sent at once, to keep the rate even if each takes a while. */
const MAX_IN_FLIGHT = 20;
/** A mail for which the server asks to wait is tried again after 1, 2, 4 … minutes, for about two hours. */
const MAX_TRIES = 7;
/** After this many refusals in a row a letter is stopped: the cause is then not the addresses. */
const REFUSALS_IN_A_ROW = 10;
/** A reply that blames the address itself (RFC 3463). */
const BAD_ADDRESS = /\b5\.1\.\d/;

/** Why a letter is held if the settings do not name the operator: a sent letter cannot be taken back. */
export const NO_OPERATOR =
  "Not sent: below a letter the law asks for a name and a postal address. Enter who runs the site in Settings, and publish it.";

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
  const groupSize = Math.max(1, Math.floor(GROUP_MS / intervalMs));
  const lease = leaseOf(db, Math.max(LEASE_MS, 3 * intervalMs));
  const rendered = new Map<string, RenderedLetter>();
  /** When sending resumes after the mail server could not be reached, in milliseconds since 1970. */
  let pausedUntil = 0;
  let refusedInARow: Recipient[] = [];
  /** Recipients whose mails were sent but are not recorded yet. */
  let sent: Recipient[] = [];
  /** The last failure's handling. Failures are handled one after the other, since they are counted. */
  let failed: Promise<void> = Promise.resolve();
  /** The letters that were stopped during this batch. */
  const stopped = new Set<string>();
  let nextAt = 0;
  // A wait longer than any possible one was computed while the clock was ahead: it is ignored.
  const isPaused = () => now() < pausedUntil && pausedUntil <= now() + MINUTE_MS;

  /** Waits for this mail's turn, so that mails are sent no faster than the rate allows. */
  async function turn(): Promise<void> {
    const time = performance.now();
    const at = Math.max(nextAt, time - CATCH_UP_MS);
    nextAt = at + intervalMs;
    const waitMs = at - time;
    if (waitMs > 1) await pause(waitMs, undefined, { signal }).catch(() => {});
  }

  async function deliver(recipient: Recipient, mail: OutgoingMail): Promise<void> {
    const failure = await send(mail).then(
      () => undefined,
      (error: unknown) =>
        error instanceof MailError ? error : new MailError("unknown", String(error)),
    );
    if (!failure) {
      refusedInARow = [];
      sent.push(recipient);
      return;
    }
    await (failed = failed.catch(() => {}).then(() => recordFailure(recipient, failure)));
  }

  async function letterOf(letterId: string): Promise<RenderedLetter> {
    const known = rendered.get(letterId);
    if (known) return known;
    const row = await db
      .selectFrom("letters")
      .select(["subject", "text"])
      .where("id", "=", letterId)
      .executeTakeFirstOrThrow();
    const letter = await renderLetter(db, row, origin);
    rendered.set(letterId, letter);
    return letter;
  }

  async function recordFailure(
    recipient: Recipient,
    { outcome, message }: MailError,
  ): Promise<void> {
    const { letterId, subscriberId, tries } = recipient;
    const again = { state: "waiting", reason: message } as const;
    const refused = { state: "refused", reason: message } as const;
    if (outcome === "unknown") await mark(db, [recipient], { state: "unknown", reason: message });
    else if (outcome === "unreachable") {
      pausedUntil = now() + MINUTE_MS;
      await mark(db, [recipient], again);
      log.warn("a letter waits", { reason: withoutAddresses(message) });
      await db
        .updateTable("letters")
        .set({ problem: message })
        .where("id", "=", letterId)
        .execute();
    } else if (outcome === "later" && tries + 1 < MAX_TRIES) {
      await mark(db, [recipient], {
        ...again,
        tries: tries + 1,
        not_before: now() + MINUTE_MS * 2 ** tries,
      });
    } else if (stopped.has(letterId)) await mark(db, [recipient], again);
    else {
      await mark(db, [recipient], refused);
      if (outcome === "address" && BAD_ADDRESS.test(message)) {
        await setAside(db, subscriberId, message, now());
        return;
      }
      refusedInARow.push(recipient);
      const ofThis = refusedInARow.filter((one) => one.letterId === letterId);
      if (ofThis.length >= REFUSALS_IN_A_ROW) await stop(letterId, ofThis, message);
      else if (outcome === "address") await setAside(db, subscriberId, message, now());
    }
  }

  /** Stops a letter that the mail server refuses. Nobody got the refused mails, so all of them wait again. */
  async function stop(
    letterId: string,
    refused: readonly Recipient[],
    message: string,
  ): Promise<void> {
    refusedInARow = [];
    stopped.add(letterId);
    await db.transaction().execute(async (trx) => {
      const ids = refused.map(({ subscriberId }) => subscriberId);
      await trx
        .updateTable("letter_recipients")
        .set(({ eb }) => ({ state: "waiting", tries: eb("tries", "+", 1) }))
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

  async function recordSent(): Promise<void> {
    const all = sent;
    sent = [];
    await mark(db, all, { state: "sent" });
  }

  /** Sends some mails. @returns false if this server must stop sending for now. */
  async function sendBatch(batch: readonly Recipient[]): Promise<boolean> {
    stopped.clear();
    const leaveToken = await leaveTokens(db);
    const inFlight = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let mayGoOn = true;
    for (let from = 0; mayGoOn && from < batch.length; from += groupSize) {
      const group = batch.slice(from, from + groupSize);
      for (const { letterId } of group) await letterOf(letterId);
      await turn();
      mayGoOn = await lease(now());
      if (!mayGoOn) break;
      const left: Recipient[] = [];
      for (const [place, recipient] of (await claim(db, group)).entries()) {
        if (mayGoOn && place > 0) await turn();
        if (inFlight.size >= MAX_IN_FLIGHT) await Promise.race(inFlight);
        mayGoOn &&= !signal.aborted && failures.length === 0 && !isPaused();
        const { letterId, subscriberId, email } = recipient;
        if (!mayGoOn || stopped.has(letterId)) {
          left.push(recipient);
          continue;
        }
        const letter = await letterOf(letterId);
        const mail = letterMail(letter, email, origin, leaveToken(subscriberId));
        const delivery = deliver(recipient, mail)
          .catch((error: unknown) => void failures.push(error))
          .finally(() => inFlight.delete(delivery));
        inFlight.add(delivery);
      }
      await mark(db, left, { state: "waiting" });
      await recordSent();
    }
    await Promise.all(inFlight);
    await recordSent();
    if (failures.length > 0) throw failures[0];
    return mayGoOn && !isPaused();
  }

  return async () => {
    if (!(await hasWork(db, now())) || !(await lease(now()))) return;
    await setUnknown(db);
    // Scheduled by an older version, or before the operator was removed from the settings.
    if (!hasOperator(await siteNow(db))) return holdLetters(db, NO_OPERATOR, now());
    await startDueLetters(db, now());
    let mayGoOn = !isPaused();
    while (mayGoOn) {
      const batch = await nextRecipients(db, now());
      if (batch.length === 0) break;
      mayGoOn = await sendBatch(batch);
      if (mayGoOn) await forgetProblems(db);
    }
    await finishLetters(db, now());
    rendered.clear();
  };
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
