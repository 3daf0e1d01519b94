import type { Db } from "../database/open.ts";
import type { LinkRow } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";
import { hashToken, newToken } from "./tokens.ts";

const HOUR_MS = 60 * 60 * 1000;
type Purpose = LinkRow["purpose"];

/** Purposes of links that set a password. */
export const PASSWORD_LINKS = ["setup", "invite", "reset"] as const satisfies readonly Purpose[];

export const LINK_PURPOSES = [...PASSWORD_LINKS, "email", "email-back"] as const;

/** How long a link is valid. */
const LIFE_MS: Readonly<Record<Purpose, number>> = {
  setup: HOUR_MS,
  reset: HOUR_MS,
  invite: 3 * 24 * HOUR_MS,
  email: 24 * HOUR_MS,
  "email-back": 7 * 24 * HOUR_MS,
};

/**
 * Creates a one-time link, replacing earlier ones for the same purpose and person. Setup links stay beside each
 * other, since several servers that start at once each print one; the first that is used ends them all. So do those
 * that give an address back: whoever took an account over must not end the link of the address before theirs.
 *
 * @param email the address that an `email` or `email-back` link gives the account.
 */
export async function makeLink(
  db: Db,
  origin: string,
  purpose: Purpose,
  userId: string | null,
  now: number,
  email: string | null = null,
): Promise<{ readonly link: string; readonly endsAt: number }> {
  const token = newToken();
  const endsAt = now + LIFE_MS[purpose];
  const write = async (trx: Db) => {
    if (userId !== null && purpose !== "email-back") {
      await trx
        .deleteFrom("one_time_links")
        .where("purpose", "=", purpose)
        .where("user_id", "=", userId)
        .execute();
    }
    await trx
      .insertInto("one_time_links")
      .values({ token_hash: hashToken(token), purpose, user_id: userId, expires_at: endsAt, email })
      .execute();
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
  // Browsers never send the part after the #, so it appears in no log.
  return { link: `${origin}/admin/welcome#${token}`, endsAt };
}

/** Looks up a link of some purposes without using it. @throws ApiError 410 when it is used or expired. */
export async function readLink(
  db: Db,
  token: string,
  purposes: readonly Purpose[],
  now: number,
): Promise<LinkRow> {
  return db
    .selectFrom("one_time_links")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "in", purposes)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow(spentLink);
}

/** Uses up a link; of two concurrent attempts one succeeds. @throws ApiError 410 */
export async function spendLink(
  db: Db,
  token: string,
  purposes: readonly Purpose[],
  now: number,
): Promise<LinkRow> {
  const row = await db
    .deleteFrom("one_time_links")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "in", purposes)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirstOrThrow(spentLink);
  if (row.purpose === "setup") {
    await db.deleteFrom("one_time_links").where("purpose", "=", "setup").execute();
  }
  return row;
}

/** 410 for a link that was used or has expired. */
export const spentLink = () =>
  new ApiError(410, "link-spent", {
    message:
      "This link has been used or has expired. Start the server again; it prints a new one. If someone invited you, ask them for a new link.",
  });
