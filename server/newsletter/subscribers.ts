import type { Site } from "#app/content-model/site-settings.ts";
import { csv } from "#app/domain/csv.ts";
import { createHmac, randomUUIDv7, timingSafeEqual } from "node:crypto";
import { hashToken, newToken } from "../accounts/tokens.ts";
import { containing } from "../database/like.ts";
import type { Db } from "../database/open.ts";
import { newsletterKey } from "../database/site-settings.ts";
import { siteNow } from "../texts/site-now.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { queueMail } from "../mail/outbox.ts";

/** How many are listed at once. */
const MAX_LISTED = 200;
/** A confirmation link is valid for a week; then the address is deleted. */
export const ASKED_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores an address that requested the newsletter and mails it a confirmation link. A confirmed address
 * that takes mail gets no second one, and the caller does not learn which case it was.
 */
export async function askForNewsletter(
  db: Db,
  origin: string,
  email: string,
  now: number,
): Promise<void> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    const columns = { token_hash: hashToken(token), asked_at: now };
    const row = await trx
      .insertInto("subscribers")
      .values({
        id: randomUUIDv7(),
        email,
        state: "asked",
        confirmed_at: null,
        left_at: null,
        ...columns,
      })
      .onConflict((conflict) =>
        conflict
          .column("email")
          .doUpdateSet({ ...columns, state: "asked", left_at: null })
          .where((is) =>
            is.or([
              is("subscribers.state", "!=", "confirmed"),
              is("subscribers.refused_at", "is not", null),
            ]),
          ),
      )
      .returning("id")
      .executeTakeFirst();
    if (row) await queueMail(trx, confirmation(await siteNow(trx), origin, email, token), now);
  });
}

/** @throws ApiError 410 for a used or expired link. */
export async function confirmSubscriber(db: Db, token: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("subscribers")
    .set({ state: "confirmed", confirmed_at: now, refused_at: null, refusal: null })
    .where("token_hash", "=", hashToken(token))
    .where("state", "=", "asked")
    .where("asked_at", ">", now - ASKED_LIFE_MS)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const again = await db
    .selectFrom("subscribers")
    .select("id")
    .where("token_hash", "=", hashToken(token))
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  if (!again) throw spent();
}

/**
 * Unsubscribes with the token of a letter or of the confirmation, valid as long as the address is stored.
 *
 * @throws ApiError 410
 */
export async function leaveNewsletter(db: Db, token: string, now: number): Promise<void> {
  const id = await subscriberOfToken(db, token);
  await db
    .updateTable("subscribers")
    .set({ state: "left", left_at: now })
    .where((is) => (id === undefined ? is("token_hash", "=", hashToken(token)) : is("id", "=", id)))
    .returning("id")
    .executeTakeFirstOrThrow(spent);
}

/** Makes the token of each subscriber's leave link. It is signed, so that nothing is stored per mail. */
export async function leaveTokens(db: Db): Promise<(subscriberId: string) => string> {
  const key = await newsletterKey(db, newToken());
  return (id) => `${id}.${signature(key, id)}`;
}

/** The id of the subscriber that a leave link's token belongs to; `undefined` for a forged one. */
async function subscriberOfToken(db: Db, token: string): Promise<string | undefined> {
  const [id = "", signed = ""] = token.split(".");
  const wanted = Buffer.from(signature(await newsletterKey(db, newToken()), id));
  const given = Buffer.from(signed);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
}

function signature(key: string, id: string): string {
  return createHmac("sha256", key).update(`leave ${id}`).digest("base64url");
}

/** The subscribers who get letters: confirmed, and not set aside. */
export function readers(db: Db) {
  return db
    .selectFrom("subscribers")
    .where("subscribers.state", "=", "confirmed")
    .where("subscribers.refused_at", "is", null);
}

/** Sets an address aside, so that it gets no letters: its mail server refuses it permanently. */
export async function setAside(db: Db, id: string, refusal: string, now: number): Promise<void> {
  await db
    .updateTable("subscribers")
    .set({ refused_at: now, refusal })
    .where("id", "=", id)
    .execute();
}

/** Lets an address that was set aside get letters again. @throws ApiError 404 */
export async function takeBack(db: Db, id: string): Promise<void> {
  await db
    .updateTable("subscribers")
    .set({ refused_at: null, refusal: null })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirstOrThrow(notFound);
}

/** Erases an address entirely. @throws ApiError 404 */
export async function eraseSubscriber(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom("subscribers")
      .where("id", "=", id)
      .returning("email")
      .executeTakeFirstOrThrow(notFound);
    await trx.deleteFrom("mails").where("recipient", "=", row.email).execute();
  });
}

/** The newest subscribers in every state whose address contains a text, with how many there are and counts by state. */
export async function listSubscribers(db: Db, q: string) {
  const matching = db.selectFrom("subscribers").where("email", "like", containing(q));
  const rows = await matching
    .select(["id", "email", "state", "asked_at as askedAt", "confirmed_at as confirmedAt"])
    // While it is set aside: since when, and what its mail server said.
    .select(["left_at as leftAt", "refused_at as refusedAt", "refusal"])
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
  const { found } = await matching
    .select(({ fn }) => fn.countAll<number>().as("found"))
    .executeTakeFirstOrThrow();
  const counts = { asked: 0, confirmed: 0, left: 0, setAside: 0 };
  const states = await db
    .selectFrom("subscribers")
    .select(({ fn }) => [
      "state",
      fn.countAll<number>().as("count"),
      fn.count<number>("refused_at").as("refused"),
    ])
    .groupBy("state")
    .execute();
  for (const { state, count, refused } of states) {
    counts[state] = count;
    counts.setAside += refused;
  }
  const subscribers = rows.map((row) => ({ ...row, refusal: row.refusal ?? "" }));
  return { subscribers, found, counts };
}

/** The confirmed addresses that take mail, as CSV. */
export async function subscribersCsv(db: Db): Promise<string> {
  const rows = await readers(db)
    .select(["email", "confirmed_at"])
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return csv([
    ["email", "confirmed"],
    ...rows.map((row) => [row.email, new Date(row.confirmed_at ?? 0).toISOString()]),
  ]);
}

function confirmation({ name }: Site, origin: string, email: string, token: string) {
  return {
    recipient: email,
    subject: `Confirm your address for ${name}`,
    text: `You asked for the newsletter of ${name} at this address.\n\nConfirm it here:\n${origin}/newsletter/confirm#${token}\n\nUnsubscribe at any time:\n${origin}/newsletter/leave#${token}\n\nNot you? Ignore this email. We’ll delete the address in a week.\n`,
  };
}

const spent = () =>
  new ApiError(410, "link-spent", { message: "This link has been used or has expired." });
