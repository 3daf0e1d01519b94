import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import type { LinkRow, UserRow } from "../database/tables.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { recordAudit } from "./audit.ts";
import { makeLink, readLink, spendLink } from "./links.ts";
import { checkOwnPassword, WRONG_PASSWORD } from "./own-password.ts";
import { inConstantTime } from "./signing-in/constant-time.ts";
import { removePasskeysOf } from "./signing-in/passkeys.ts";
import { endSessionsOf } from "./signing-in/sessions.ts";
import { countAttempt, LIMITS } from "./signing-in/throttle.ts";
import { siteNow } from "../texts/site-now.ts";
import { emailTaken, userByEmail, userById } from "./users.ts";

type MailingServices = Pick<Services, "db" | "now" | "origin">;

/**
 * Mails a link to a new address. It becomes the account's address when the link is opened and the password entered. If
 * another account has the address, its owner is told instead; the response is the same and takes as long.
 *
 * @throws ApiError 422 for the account's own address, 429.
 */
export async function mailNewAddress(
  services: MailingServices,
  user: Pick<UserRow, "id" | "email">,
  email: string,
): Promise<void> {
  const { db, now } = services;
  if (email === user.email) throw invalid({ email: "This is the address of the account already" });
  await countAttempt(db, `new address of ${user.id}`, LIMITS.mail, now());
  await countAttempt(db, `new address ${email}`, LIMITS.mail, now());
  await inConstantTime(() => mailLink(services, user.id, email));
}

async function mailLink(
  { db, now, origin }: MailingServices,
  userId: string,
  email: string,
): Promise<void> {
  const { name } = await siteNow(db);
  if (await userByEmail(db, email)) {
    const text = `Somebody with an account at ${name} asked to use this address for it. The address already has its own account, so nothing was changed.\n`;
    await queueMail(db, { recipient: email, subject: "This address has an account", text }, now());
    return;
  }
  const { link } = await makeLink(db, origin, "email", userId, now(), email);
  const text = `You asked to use this address for your account at ${name}.\n\nThis link works once, for a day, and asks for your password:\n${link}\n\nNot you? Ignore this email. Nothing is changed.\n`;
  await queueMail(db, { recipient: email, subject: "Confirm your new address", text }, now());
}

/**
 * Gives an account the address of a link if the password is right, and notifies the previous address. Ends every
 * other session, and deletes reset links that were sent to the previous address.
 *
 * @param keepTokenHash the session that is kept.
 * @throws ApiError 410 for a used link, 422 for a wrong password, 429.
 */
export async function confirmNewAddress(
  { db, now, origin, mail }: Pick<Services, "db" | "now" | "origin" | "mail">,
  token: string,
  password: string,
  keepTokenHash: string | undefined,
): Promise<{ readonly email: string }> {
  const { userId } = addressOf(await readLink(db, token, ["email"], now()));
  const user = await userById(db, userId);
  if (user?.disabled_at !== null) throw invalid({ password: WRONG_PASSWORD });
  await checkOwnPassword(db, user, password, now());
  return db.transaction().execute(async (trx) => {
    const { email } = addressOf(await spendLink(trx, token, ["email"], now()));
    await setAddress(trx, user.id, email);
    await trx
      .deleteFrom("one_time_links")
      .where("user_id", "=", user.id)
      .where("purpose", "=", "reset")
      .execute();
    await endSessionsOf(trx, user.id, keepTokenHash);
    await recordAudit(trx, { by: user.id, at: now() }, "email-changed", "", user.email);
    if (mail) {
      const back = await makeLink(trx, origin, "email-back", user.id, now(), user.email);
      const { name } = await siteNow(trx);
      const text = `Your account at ${name} now has another address: you sign in with ${email}.\n\nNot you? This link gives the account its old address back and signs everybody out. It works for a week:\n${back.link}\n\nThen set a new password.\n`;
      const to = { recipient: user.email, subject: "Your address was changed" };
      await queueMail(trx, { ...to, text }, now());
    }
    return { email };
  });
}

/**
 * Gives an account its previous address back. Ends all its sessions and removes all its passkeys and links, except
 * links that give back a still earlier address.
 *
 * @throws ApiError 410 for a used link, or if another account has the address now.
 */
export async function giveAddressBack(
  db: Db,
  token: string,
  now: number,
): Promise<{ readonly email: string }> {
  return db.transaction().execute(async (trx) => {
    const link = await spendLink(trx, token, ["email-back"], now);
    const { userId, email } = addressOf(link);
    await setAddress(trx, userId, email);
    await trx
      .deleteFrom("one_time_links")
      .where("user_id", "=", userId)
      .where("token_hash", "!=", link.token_hash)
      .where((is) =>
        is.or([is("purpose", "!=", "email-back"), is("expires_at", ">=", link.expires_at)]),
      )
      .execute();
    // An intruder who changed the address may have added passkeys.
    await removePasskeysOf(trx, userId);
    await endSessionsOf(trx, userId);
    await recordAudit(trx, { by: userId, at: now }, "email-given-back");
    return { email };
  });
}

function addressOf({ user_id, email }: LinkRow) {
  if (user_id === null || email === null) throw new Error("A link for an address has none.");
  return { userId: user_id, email };
}

/** @throws ApiError 410 if another account has the address. */
async function setAddress(db: Db, id: string, email: string): Promise<void> {
  try {
    await db.updateTable("users").set({ email }).where("id", "=", id).execute();
  } catch (error) {
    if (isUniqueViolation(error)) {
      const message = "Another account uses this address now.";
      throw new ApiError(410, "email-taken", { message });
    }
    throw error;
  }
}

/** A link that an owner passes on if the site sends no mail. @throws ApiError 409 if the address has an account. */
export async function linkForNewAddress(
  { db, now, origin }: MailingServices,
  user: Pick<UserRow, "id">,
  email: string,
): Promise<string> {
  if (await userByEmail(db, email)) throw emailTaken();
  return (await makeLink(db, origin, "email", user.id, now(), email)).link;
}
