import type { z } from "zod";
import type { Db } from "../database/open.ts";
import type { LinkRow } from "../database/tables.ts";
import { invalid } from "../http/api-error.ts";
import type { Services } from "../services.ts";
import { recordAudit } from "./audit.ts";
import { PASSWORD_LINKS, readLink, spendLink } from "./links.ts";
import { mailNotice } from "./notices.ts";
import { hashPassword, passwordProblem } from "./password.ts";
import type { welcomeBody } from "./schemas.ts";
import { endSessionsOf } from "./signing-in/sessions.ts";
import { type Account, accountOf, addUser, setPassword, userById } from "./users.ts";

type Welcome = z.output<typeof welcomeBody>;

/**
 * Redeems a setup, invitation or reset link: sets the password, and for the first account the name
 * and address too. Ends all sessions of the account and leaves the second factor as it is.
 *
 * @throws ApiError 410 for a used link, 422 for an unacceptable password or address. A form with errors does
 * not use up the link.
 */
export async function redeemLink(services: Services, welcome: Welcome): Promise<Account> {
  const { db } = services;
  const now = services.now();
  const { purpose, user_id } = await readLink(db, welcome.token, PASSWORD_LINKS, now);
  const known = user_id === null ? undefined : await userById(db, user_id);
  const problem = passwordProblem(welcome.password, known?.email ?? welcome.email ?? "");
  const errors = {
    ...(problem === undefined ? {} : { password: problem }),
    ...(purpose === "setup" && !welcome.email ? { email: "Email is required" } : {}),
    ...(purpose === "setup" && !welcome.name ? { name: "Name is required" } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const hash = await hashPassword(welcome.password);
  return db.transaction().execute(async (trx) => {
    const link = await spendLink(trx, welcome.token, PASSWORD_LINKS, now);
    const userId = link.user_id ?? (await firstOwner(trx, welcome, now));
    await setPassword(trx, userId, hash);
    if (link.purpose === "invite" && welcome.name) {
      await trx.updateTable("users").set({ name: welcome.name }).where("id", "=", userId).execute();
    }
    await endSessionsOf(trx, userId);
    await recordAudit(trx, { by: userId, at: now }, auditAction(link.purpose));
    const user = await userById(trx, userId);
    if (!user) throw new Error("The account just written was not found.");
    if (link.purpose === "reset") await mailNotice({ ...services, db: trx }, user, "password");
    return accountOf(user);
  });
}

async function firstOwner(db: Db, { email, name }: Welcome, now: number): Promise<string> {
  const user = await addUser(db, { email: email ?? "", name: name ?? "", role: "owner" }, now);
  return user.id;
}

function auditAction(purpose: LinkRow["purpose"]): "account-made" | "password-reset" {
  return purpose === "reset" ? "password-reset" : "account-made";
}
