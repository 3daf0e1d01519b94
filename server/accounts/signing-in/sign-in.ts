import type { Db } from "../../database/open.ts";
import { ApiError } from "../../http/api-error.ts";
import { note } from "../audit.ts";
import { hashPassword, isOutdated, isPassword } from "../password.ts";
import { takeCode } from "./second-factor.ts";
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
 * Signs in with password and, where it is on, the second factor.
 *
 * @throws ApiError 429 after too many tries; 401 `invalid-credentials` for a wrong pair, whether or not
 * there is such an account; 401 `second-factor` when the pair is right and the code is missing or wrong.
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
    await note(db, { at: now, userId: found?.id ?? null, action: "sign-in-failed" });
    throw new ApiError(401, "invalid-credentials", { message: "Invalid email or password" });
  }
  if (user.totp_secret !== null && !(code && (await takeCode(db, user, code, now)))) {
    const message = "That code is not right or too old. Your phone’s clock may be off.";
    throw new ApiError(401, "second-factor", code ? { message } : {});
  }
  if (user.password_hash !== null && isOutdated(user.password_hash)) {
    await setPassword(db, user.id, await hashPassword(password));
  }
  await rememberSignIn(db, email, client, now);
  const token = await startSession(db, user.id, userAgent, now);
  await note(db, { at: now, userId: user.id, action: "signed-in" });
  return { user: accountOf(user), token };
}
