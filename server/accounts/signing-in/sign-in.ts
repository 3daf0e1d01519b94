import type { Db } from "../../database/open.ts";
import { ApiError } from "../../http/api/api-error.ts";
import { recordAudit } from "../audit.ts";
import { hashPassword, isOutdated, isPassword } from "../password.ts";
import { spendCode } from "./second-factor.ts";
import { startSession } from "./sessions.ts";
import { countSignIn, rememberSignIn } from "./throttle.ts";
import { type Account, accountOf, setPassword, userByEmail } from "../users.ts";

export interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly client: string;
  readonly userAgent: string;
}

/**
 * Signs in with the password and, if it is on, the second factor.
 *
 * @throws ApiError 429 after too many attempts; 401 `invalid-credentials` for wrong credentials, whether or
 * not the account exists; 401 `second-factor` when they are right and the code is missing or wrong.
 */
export async function signIn(
  db: Db,
  attempt: Attempt,
  now: number,
): Promise<{ readonly user: Account; readonly token: string }> {
  const { email, password, code, client, userAgent } = attempt;
  await countSignIn(db, email, client, now);
  const found = await userByEmail(db, email);
  const user = found?.disabled_at === null ? found : undefined;
  const right = await isPassword(password, user?.password_hash ?? null);
  if (!user || !right) {
    await recordAudit(db, { at: now, userId: found?.id ?? null, action: "sign-in-failed" });
    throw new ApiError(401, "invalid-credentials", { message: "Invalid email or password" });
  }
  if (user.totp_secret !== null && !(code && (await spendCode(db, user, code, now)))) {
    const message = "That code is wrong or has expired. Your phone’s clock may be off.";
    throw new ApiError(401, "second-factor", code ? { message } : {});
  }
  if (user.password_hash !== null && isOutdated(user.password_hash)) {
    await setPassword(db, user.id, await hashPassword(password));
  }
  await rememberSignIn(db, email, client, now);
  const token = await startSession(db, user.id, userAgent, now);
  await recordAudit(db, { at: now, userId: user.id, action: "signed-in" });
  return { user: accountOf(user), token };
}
