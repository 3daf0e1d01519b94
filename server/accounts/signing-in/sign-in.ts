import type { z } from "zod";
import type { Db } from "#server/database/open.ts";
import { ApiError } from "#server/http/api-error.ts";
import { type Act, recordAudit } from "../audit.ts";
import { hashPassword, isOutdated, isPassword } from "../password.ts";
import type { signInBody } from "../schemas.ts";
import { readCode, SPENT_CODE, spendCode, wrongCodeText } from "./second-factor.ts";
import { startSession } from "./sessions.ts";
import { countSignIn, rememberSignIn } from "./throttle.ts";
import { type Account, accountOf, setPassword, userByEmail } from "../users.ts";

type Attempt = z.output<typeof signInBody> & {
  readonly client: string;
  readonly userAgent: string;
};

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
    await recordAudit(db, { by: found?.id ?? null, at: now }, "sign-in-failed");
    throw new ApiError(401, "invalid-credentials", { message: "Invalid email or password" });
  }
  const used = code ? await readCode(user, code, now) : undefined;
  const act = { by: user.id, at: now };
  if (user.totp_secret !== null && !used) {
    if (!code) throw new ApiError(401, "second-factor");
    throw await codeProblem(db, act, wrongCodeText(code));
  }
  if (user.password_hash !== null && isOutdated(user.password_hash)) {
    await setPassword(db, user.id, await hashPassword(password));
  }
  await rememberSignIn(db, email, client, now);
  // In one transaction, so that a backup code is used up only by a sign-in that succeeds.
  const token = await db.transaction().execute(async (trx) => {
    if (used && !(await spendCode(trx, user.id, used))) return undefined;
    if (used && "left" in used) {
      await recordAudit(trx, act, "backup-code-used", "", `${used.left.length} left`);
    }
    await recordAudit(trx, act, "signed-in");
    return startSession(trx, user.id, userAgent, now);
  });
  if (token === undefined) throw await codeProblem(db, act, SPENT_CODE);
  return { user: accountOf(user), token };
}

/** The error for a wrong code. It is recorded: after a right password, it may mean that the password was stolen. */
async function codeProblem(db: Db, act: Act, message: string) {
  await recordAudit(db, act, "code-failed");
  return new ApiError(401, "second-factor", { message });
}
