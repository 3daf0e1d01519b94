import type { Db } from "../database/open.ts";
import type { LinkRow } from "../database/tables.ts";
import { invalid } from "../http/api-error.ts";
import { note } from "./audit.ts";
import { readLink, spendLink } from "./links.ts";
import { hashPassword, passwordProblem } from "./password.ts";
import { endSessionsOf } from "./signing-in/sessions.ts";
import { type Account, accountOf, addUser, setPassword, userById } from "./users.ts";

export interface Welcome {
  readonly token: string;
  readonly password: string;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * Takes up a set-up link, an invitation or a reset: sets the password, and for the first account the
 * name and address too. A reset ends all sessions and leaves the second factor as it is.
 *
 * @throws ApiError 410 for a spent link, 422 for a password or address that cannot be used. A link is
 * spent only by a form without errors.
 */
export async function takeUpLink(db: Db, welcome: Welcome, now: number): Promise<Account> {
  const { purpose } = await readLink(db, welcome.token, now);
  const problem = passwordProblem(welcome.password);
  const errors = {
    ...(problem === undefined ? {} : { password: problem }),
    ...(purpose === "setup" && !welcome.email ? { email: "Email is required" } : {}),
    ...(purpose === "setup" && !welcome.name ? { name: "Name is required" } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const hash = await hashPassword(welcome.password);
  return db.transaction().execute(async (step) => {
    const link = await spendLink(step, welcome.token, now);
    const userId = link.user_id ?? (await firstOwner(step, welcome, now));
    await setPassword(step, userId, hash);
    if (link.purpose === "invite" && welcome.name) {
      await step
        .updateTable("users")
        .set({ name: welcome.name })
        .where("id", "=", userId)
        .execute();
    }
    await endSessionsOf(step, userId);
    await note(step, { at: now, userId, action: noted(link.purpose) });
    const user = await userById(step, userId);
    if (!user) throw new Error("An account that was just written is not there.");
    return accountOf(user);
  });
}

async function firstOwner(db: Db, { email, name }: Welcome, now: number): Promise<string> {
  const user = await addUser(db, { email: email ?? "", name: name ?? "", role: "owner" }, now);
  return user.id;
}

function noted(purpose: LinkRow["purpose"]): "account-made" | "password-reset" {
  return purpose === "reset" ? "password-reset" : "account-made";
}
