import { Hono } from "hono";
import {
  recoveryCodes,
  secondFactorOffer,
  sessions,
} from "../../../app/backend/http/schemas/accounts.ts";
import type { Db } from "../../database/open.ts";
import type { UserRow } from "../../database/tables.ts";
import { signedIn } from "../../http/access.ts";
import { ApiError, invalid } from "../../http/api/api-error.ts";
import { accepts, describes } from "../../http/api/describe.ts";
import type { ServerEnv } from "../../http/environment.ts";
import type { Services } from "../../services.ts";
import { recordAudit } from "../audit.ts";
import { hashPassword, isPassword, passwordProblem } from "../password.ts";
import { codeBody, ownPasswordBody, passwordBody, secondFactorOnBody } from "../schemas.ts";
import {
  isSecret,
  newRecoveryCodes,
  newSecret,
  timeStepOf,
  spendCode,
} from "../signing-in/second-factor.ts";
import { endSessionsOf, sessionsOf, type SignedIn } from "../signing-in/sessions.ts";
import { countAttempt, LIMITS } from "../signing-in/throttle.ts";
import { deleteUser, setPassword, userById } from "../users.ts";

const WRONG_CODE = "That code is wrong or has expired. Your phone’s clock may be off.";
const WRONG_PASSWORD = "This is not your password";
/** `/api/account`: changes to one's own account. */
export function accountRoutes({ db, now, cookie }: Services) {
  return new Hono<ServerEnv>()
    .post(
      "/password",
      signedIn,
      describes("Change the password; all other sessions end", {
        204: "Changed",
        401: "`signed-out`",
        422: "The old password is wrong, or the new one is not acceptable",
        429: "`too-many-attempts`",
      }),
      accepts("json", passwordBody),
      async (c) => {
        const session = c.get("session");
        const user = await ownRow(db, session);
        const { old, new: wanted } = c.req.valid("json");
        await countAttempt(db, `password ${user.id}`, LIMITS.accountAndAddress, now());
        if (!(await isPassword(old, user.password_hash))) {
          throw invalid({ old: WRONG_PASSWORD });
        }
        const problem = passwordProblem(wanted);
        if (problem !== undefined) throw invalid({ new: problem });
        await setPassword(db, user.id, await hashPassword(wanted));
        await endSessionsOf(db, user.id, session.tokenHash);
        await recordAudit(db, { at: now(), userId: user.id, action: "password-changed" });
        return c.body(null, 204);
      },
    )
    .put(
      "/second-factor",
      signedIn,
      describes("A new secret for an authenticator app; not stored yet", {
        200: ["The secret, its URI, and a QR code in SVG", secondFactorOffer],
        401: "`signed-out`",
      }),
      (c) => c.json(newSecret(c.get("session").user.email)),
    )
    .post(
      "/second-factor",
      signedIn,
      describes("Turn on the second factor with the password and a code from the app", {
        200: ["Ten recovery codes, shown once", recoveryCodes],
        401: "`signed-out`",
        409: "It is already on",
        422: "The password or the code is wrong",
        429: "`too-many-attempts`",
      }),
      accepts("json", secondFactorOnBody),
      async (c) => {
        const user = await ownRow(db, c.get("session"));
        await countAttempt(db, `code ${user.id}`, LIMITS.accountAndAddress, now());
        if (user.totp_secret !== null) throw new ApiError(409, "already-on");
        const { secret, code, password } = c.req.valid("json");
        // Somebody at an unattended desk must not be able to lock its editor out.
        if (!(await isPassword(password, user.password_hash))) {
          throw invalid({ password: WRONG_PASSWORD });
        }
        const step = isSecret(secret) ? timeStepOf(secret, code, now()) : undefined;
        if (step === undefined) throw invalid({ code: WRONG_CODE });
        const fresh = await newRecoveryCodes();
        await db
          .updateTable("users")
          .set({ totp_secret: secret, totp_step: step, recovery_codes: fresh.stored })
          .where("id", "=", user.id)
          .execute();
        await recordAudit(db, { at: now(), userId: user.id, action: "second-factor-on" });
        return c.json({ recoveryCodes: [...fresh.codes] });
      },
    )
    .delete(
      "/second-factor",
      signedIn,
      describes("Turn off the second factor with a code", {
        204: "It is off",
        401: "`signed-out`",
        422: "The code is wrong",
        429: "`too-many-attempts`",
      }),
      accepts("json", codeBody),
      async (c) => {
        const user = await ownRow(db, c.get("session"));
        await countAttempt(db, `code ${user.id}`, LIMITS.accountAndAddress, now());
        if (!(await spendCode(db, user, c.req.valid("json").code, now()))) {
          throw invalid({ code: WRONG_CODE });
        }
        await db
          .updateTable("users")
          .set({ totp_secret: null, totp_step: null, recovery_codes: null })
          .where("id", "=", user.id)
          .execute();
        await recordAudit(db, { at: now(), userId: user.id, action: "second-factor-off" });
        return c.body(null, 204);
      },
    )
    .delete(
      "/",
      signedIn,
      describes("Delete one’s own account; its posts stay", {
        204: "Deleted",
        401: "`signed-out`",
        409: "`last-owner`: the site needs one",
        422: "The password is wrong",
        429: "`too-many-attempts`",
      }),
      accepts("json", ownPasswordBody),
      async (c) => {
        const user = await ownRow(db, c.get("session"));
        await countAttempt(db, `password ${user.id}`, LIMITS.accountAndAddress, now());
        if (!(await isPassword(c.req.valid("json").password, user.password_hash))) {
          throw invalid({ password: "This is not your password" });
        }
        await deleteUser(db, user.id, user.id, now());
        cookie.remove(c);
        return c.body(null, 204);
      },
    )
    .get(
      "/sessions",
      signedIn,
      describes("This account’s sessions", {
        200: ["The sessions, last used first", sessions],
        401: "`signed-out`",
      }),
      async (c) => c.json({ sessions: await sessionsOf(db, c.get("session"), now()) }),
    )
    .delete(
      "/sessions",
      signedIn,
      describes("Sign out everywhere, including here", { 204: "Signed out", 401: "`signed-out`" }),
      async (c) => {
        const { user } = c.get("session");
        await endSessionsOf(db, user.id);
        await recordAudit(db, { at: now(), userId: user.id, action: "signed-out-everywhere" });
        cookie.remove(c);
        return c.body(null, 204);
      },
    );
}

async function ownRow(db: Db, { user }: SignedIn): Promise<UserRow> {
  const row = await userById(db, user.id);
  if (!row) throw new ApiError(401, "signed-out");
  return row;
}
