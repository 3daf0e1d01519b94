import type { Db } from "../database/open.ts";
import type { LinkRow } from "../database/tables.ts";
import { ApiError } from "../http/api/api-error.ts";
import { hashToken, newToken } from "./tokens.ts";

const HOUR_MS = 60 * 60 * 1000;
type Purpose = LinkRow["purpose"];

/** How long a link is valid. */
const LIFE_MS: Readonly<Record<Purpose, number>> = {
  setup: HOUR_MS,
  reset: HOUR_MS,
  invite: 3 * 24 * HOUR_MS,
};

/**
 * Creates a one-time link, replacing earlier ones for the same purpose and person. Setup links stay beside each
 * other, since several servers that start at once each print one; the first that is used ends them all.
 */
export async function makeLink(
  db: Db,
  origin: string,
  purpose: Purpose,
  userId: string | null,
  now: number,
): Promise<{ readonly link: string; readonly endsAt: number }> {
  const token = newToken();
  const endsAt = now + LIFE_MS[purpose];
  await db.transaction().execute(async (trx) => {
    if (userId !== null) {
      await trx
        .deleteFrom("one_time_links")
        .where("purpose", "=", purpose)
        .where("user_id", "=", userId)
        .execute();
    }
    await trx
      .insertInto("one_time_links")
      .values({ token_hash: hashToken(token), purpose, user_id: userId, expires_at: endsAt })
      .execute();
  });
  // Browsers never send the part after the #, so it appears in no log.
  return { link: `${origin}/admin/welcome#${token}`, endsAt };
}

/** Looks up a link without using it. @throws ApiError 410 when it is used or expired. */
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

/** Uses up a link; of two concurrent attempts one succeeds. @throws ApiError 410 */
export async function spendLink(db: Db, token: string, now: number): Promise<LinkRow> {
  const row = await db
    .deleteFrom("one_time_links")
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw spent();
  if (row.purpose === "setup") {
    await db.deleteFrom("one_time_links").where("purpose", "=", "setup").execute();
  }
  return row;
}

function spent(): ApiError {
  return new ApiError(410, "link-spent", {
    message:
      "This link has been used or has expired. Start the server again; it prints a new one. If someone invited you, ask them for a new link.",
  });
}
