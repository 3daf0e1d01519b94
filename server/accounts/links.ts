import type { Db } from "../database/open.ts";
import type { LinkRow } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";
import { hashToken, newToken } from "./tokens.ts";

const HOUR_MS = 60 * 60 * 1000;
type Purpose = LinkRow["purpose"];

/** How long a link may be used: set-up and reset an hour, an invitation three days. */
const LIFE_MS: Readonly<Record<Purpose, number>> = {
  setup: HOUR_MS,
  reset: HOUR_MS,
  invite: 3 * 24 * HOUR_MS,
};

/** Makes a link that works once, and ends those made before for the same purpose and person. */
export async function makeLink(
  db: Db,
  origin: string,
  purpose: Purpose,
  userId: string | null,
  now: number,
): Promise<{ readonly link: string; readonly endsAt: number }> {
  const token = newToken();
  const endsAt = now + LIFE_MS[purpose];
  await db.transaction().execute(async (step) => {
    await step
      .deleteFrom("one_time_links")
      .where("purpose", "=", purpose)
      .where("user_id", userId === null ? "is" : "=", userId)
      .execute();
    await step
      .insertInto("one_time_links")
      .values({ token_hash: hashToken(token), purpose, user_id: userId, expires_at: endsAt })
      .execute();
  });
  // What stands after the # is sent to no server and is in no log.
  return { link: `${origin}/admin/welcome#${token}`, endsAt };
}

/** What a link is for, without spending it. @throws ApiError 410 when it is spent or too old. */
export async function readLink(db: Db, token: string, now: number): Promise<LinkRow> {
  const row = await db
    .selectFrom("one_time_links")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row) throw spent();
  return row;
}

/** Spends a link: of two who try at once, one succeeds. @throws ApiError 410 */
export async function spendLink(db: Db, token: string, now: number): Promise<LinkRow> {
  const row = await db
    .deleteFrom("one_time_links")
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw spent();
  return row;
}

function spent(): ApiError {
  return new ApiError(410, "link-spent", {
    message:
      "This link has been used or is too old. Start the server again; it prints a new one. If somebody invited you, ask them for a new link.",
  });
}
