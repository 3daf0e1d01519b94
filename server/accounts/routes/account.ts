import { Hono } from "hono";
import type { UserRow } from "#server/database/tables.ts";
import { signedIn } from "#server/http/access.ts";
import { ApiError, invalid, notFound } from "#server/http/api-error.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { mailNewAddress } from "../email-address.ts";
import { checkOwnPassword, ownRow } from "../own-password.ts";
import { mailNotice } from "../notices.ts";
import { hashPassword, passwordProblem } from "../password.ts";
import {
  accountBody,
  codeBody,
  newEmailBody,
  ownPasswordBody,
  passwordBody,
  secondFactorOnBody,
} from "../schemas.ts";
import {
  backupCodesLeft,
  isSecret,
  SPENT_CODE,
  WRONG_CODE,
  wrongCodeText,
  newRecoveryCodes,
  newSecret,
  removeSecondFactor,
  timeStepOf,
  readCode,
  spendCode,
} from "../signing-in/second-factor.ts";
import { endOwnSession, endSessionsOf, sessionsOf } from "../signing-in/sessions.ts";
import { countAttempt, LIMITS } from "../signing-in/throttle.ts";
import { siteNow } from "#server/texts/site-now.ts";
import { deleteUser, setPassword } from "../users.ts";

/** `/api/account`: changes to one's own account. */
export function accountRoutes(services: Services) {
  const { db, now, cookie, mail } = services;
  /** Checks and uses up a code before the second factor changes. @throws ApiError 422, 429 */
  async function spendOwnCode(user: UserRow, code: string): Promise<void> {
    await countAttempt(db, `code ${user.id}`, LIMITS.accountAndAddress, now());
    const used = await readCode(user, code, now());
    if (!used) throw invalid({ code: wrongCodeText(code) });
    if (!(await spendCode(db, user.id, used))) throw invalid({ code: SPENT_CODE });
  }

  return new Hono<ServerEnv>()
    .patch("/", signedIn, accepts("json", accountBody), async (c) => {
      const { user } = c.var.session;
      const { name } = c.req.valid("json");
      await db.updateTable("users").set({ name }).where("id", "=", user.id).execute();
      await c.var.audit("name-changed", "", user.username);
      return c.json({ ...user, username: name });
    })
    .post("/email", signedIn, accepts("json", newEmailBody), async (c) => {
      const user = await ownRow(db, c.var.session);
      const { email, password } = c.req.valid("json");
      await checkOwnPassword(db, user, password, now());
      if (!mail) {
        throw new ApiError(409, "no-mail", {
          message:
            "This site sends no email. An owner can make a link for it, on the People screen.",
        });
      }
      await mailNewAddress(services, user, email);
      await c.var.audit("email-asked");
      return c.json({}, 202);
    })
    .post("/password", signedIn, accepts("json", passwordBody), async (c) => {
      const user = await ownRow(db, c.var.session);
      const { old, new: wanted } = c.req.valid("json");
      await checkOwnPassword(db, user, old, now(), "old", wanted);
      const problem =
        wanted === old
          ? "This is your password already. Choose another."
          : passwordProblem(wanted, user.email);
      if (problem !== undefined) throw invalid({ new: problem });
      await setPassword(db, user.id, await hashPassword(wanted));
      await endSessionsOf(db, user.id, c.var.session.tokenHash);
      await c.var.audit("password-changed");
      await mailNotice(services, user, "password");
      return c.body(null, 204);
    })
    .get("/second-factor", signedIn, async (c) =>
      c.json({ backupCodes: backupCodesLeft(await ownRow(db, c.var.session)) }),
    )
    .put("/second-factor", signedIn, async (c) => {
      const { name } = await siteNow(db);
      return c.json(newSecret(c.var.session.user.email, name));
    })
    .post("/second-factor", signedIn, accepts("json", secondFactorOnBody), async (c) => {
      const user = await ownRow(db, c.var.session);
      await countAttempt(db, `code ${user.id}`, LIMITS.accountAndAddress, now());
      if (user.totp_secret !== null) {
        throw new ApiError(409, "already-on", { message: "Two-step sign-in is on already." });
      }
      const { secret, code, password } = c.req.valid("json");
      // A stranger at an unattended computer must not be able to lock the user out.
      await checkOwnPassword(db, user, password, now());
      const step = isSecret(secret) ? timeStepOf(secret, code, now()) : undefined;
      if (step === undefined) throw invalid({ code: WRONG_CODE });
      const fresh = await newRecoveryCodes();
      await db
        .updateTable("users")
        .set({ totp_secret: secret, totp_step: step, recovery_codes: fresh.stored })
        .where("id", "=", user.id)
        .execute();
      await c.var.audit("second-factor-on");
      await mailNotice(services, user, "second-factor-on");
      return c.json({ recoveryCodes: [...fresh.codes] });
    })
    .post("/second-factor/codes", signedIn, accepts("json", codeBody), async (c) => {
      const user = await ownRow(db, c.var.session);
      await spendOwnCode(user, c.req.valid("json").code);
      const fresh = await newRecoveryCodes();
      await db
        .updateTable("users")
        .set({ recovery_codes: fresh.stored })
        .where("id", "=", user.id)
        .where("totp_secret", "is not", null)
        .execute();
      await c.var.audit("backup-codes-made");
      return c.json({ recoveryCodes: [...fresh.codes] });
    })
    .delete("/second-factor", signedIn, accepts("json", codeBody), async (c) => {
      const user = await ownRow(db, c.var.session);
      await spendOwnCode(user, c.req.valid("json").code);
      await removeSecondFactor(db, user.id);
      await c.var.audit("second-factor-off");
      await mailNotice(services, user, "second-factor-off");
      return c.body(null, 204);
    })
    .delete("/", signedIn, accepts("json", ownPasswordBody), async (c) => {
      const user = await ownRow(db, c.var.session);
      await checkOwnPassword(db, user, c.req.valid("json").password, now());
      await deleteUser(db, user.id, c.var.act);
      cookie.remove(c);
      return c.body(null, 204);
    })
    .get("/sessions", signedIn, async (c) =>
      c.json({ sessions: await sessionsOf(db, c.var.session, now()) }),
    )
    .delete("/sessions/:id", signedIn, async (c) => {
      const { session } = c.var;
      const ended = await endOwnSession(db, session.user.id, c.req.param("id"));
      if (ended === undefined) throw notFound();
      await c.var.audit("session-ended");
      if (ended === session.tokenHash) cookie.remove(c);
      return c.body(null, 204);
    })
    .delete("/sessions", signedIn, async (c) => {
      await endSessionsOf(db, c.var.session.user.id);
      await c.var.audit("signed-out-everywhere");
      cookie.remove(c);
      return c.body(null, 204);
    });
}
