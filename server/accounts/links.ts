import type { Db } from "../database/open.ts";
import type { LinkRow } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";
import { hashToken, newToken } from "./tokens.ts";
import { hasOwner } from "./users.ts";

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
 * Creates a one-time link, replacing earlier ones for the same purpose and person. Several setup links may be valid,
 * since servers that start at the same time each print one; using one ends them all. So may several `email-back` links:
 * an intruder who changes the address again must not invalidate the link sent to the owner's address.
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
      .values({
        token_hash: hashToken(token),
        purpose,
        user_id: userId,
        expires_at: endsAt,
        email,
        used_at: null,
      })
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
  const row = await db
    .selectFrom("one_time_links")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "in", purposes)
    .executeTakeFirst();
  if (!row) throw unknownLink(await hasOwner(db));
  if (row.used_at !== null) throw usedLink(row.purpose);
  if (row.expires_at <= now) {
    throw new ApiError(410, "link-expired", { message: EXPIRED[row.purpose] });
  }
  return row;
}

/**
 * Uses up a link, whose row is kept so that opening it again says so; of two concurrent attempts one succeeds.
 *
 * @throws ApiError 410
 */
export async function spendLink(
  db: Db,
  token: string,
  purposes: readonly Purpose[],
  now: number,
): Promise<LinkRow> {
  const row = await readLink(db, token, purposes, now);
  const { numUpdatedRows } = await db
    .updateTable("one_time_links")
    // It also expires, for servers of the previous version that run beside this one during an upgrade.
    .set({ used_at: now, expires_at: now })
    .where("used_at", "is", null)
    .where((is) =>
      row.purpose === "setup" ? is("purpose", "=", "setup") : is("token_hash", "=", row.token_hash),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw usedLink(row.purpose);
  return row;
}

const usedLink = (purpose: Purpose) => new ApiError(410, "link-used", { message: USED[purpose] });

/** What opening a used link says. */
const USED: Readonly<Record<Purpose, string>> = {
  setup: "The first account has been made. Sign in, or ask its owner to invite you.",
  invite: "Your account has been made with this link. Sign in.",
  reset: "A new password has been set with this link. Sign in with it, or ask for another link.",
  email: "The address has been confirmed with this link. Sign in with it.",
  "email-back": "The account has this address again. Set a new password, then sign in.",
};
const EXPIRED: Readonly<Record<Purpose, string>> = {
  setup:
    "This link has expired: it worked for an hour. Start the server again; it prints a new one.",
  invite: "This invitation worked for three days. Ask whoever invited you for a new link.",
  reset: "This link has expired: it worked for an hour. Ask for a new one.",
  email: "This link worked for a day. Ask for a new one.",
  "email-back": "This link worked for a week. Ask an owner of the site for help.",
};

/** 410 for a link that was replaced or withdrawn, or never made. */
function unknownLink(isInUse: boolean): ApiError {
  const message = isInUse
    ? "This link was replaced or withdrawn, or not copied completely. Ask for a new one."
    : "This link is not known here. For the first account, start the server again; it prints a new one.";
  return new ApiError(410, "link-unknown", { message });
}
