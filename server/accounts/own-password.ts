import type { Db } from "../database/open.ts";
import type { UserRow } from "../database/tables.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import { isPassword } from "./password.ts";
import type { SignedIn } from "./signing-in/sessions.ts";
import { countAttempt, LIMITS } from "./signing-in/throttle.ts";
import { userById } from "./users.ts";

export const WRONG_PASSWORD = "This isn’t your password";

/** The signed-in user's row. @throws ApiError 401 if the account was deleted in the meantime. */
export async function ownRow(db: Db, { user }: SignedIn): Promise<UserRow> {
  const row = await userById(db, user.id);
  if (!row) throw new ApiError(401, "signed-out");
  return row;
}

/**
 * Checks the user's password before a change that a stranger at an unattended computer must not make.
 *
 * @param field the form's name of the password field.
 * @param wanted the new password, also accepted: if the response to a first request was lost, it is set already.
 * @throws ApiError 422, 429
 */
export async function checkOwnPassword(
  db: Db,
  { id, password_hash }: Pick<UserRow, "id" | "password_hash">,
  password: string,
  now: number,
  field = "password",
  wanted?: string,
): Promise<void> {
  await countAttempt(db, `password ${id}`, LIMITS.accountAndAddress, now);
  if (await isPassword(password, password_hash)) return;
  if (wanted !== undefined && (await isPassword(wanted, password_hash))) return;
  throw invalid({ [field]: WRONG_PASSWORD });
}
