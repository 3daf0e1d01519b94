import { Hono } from "hono";
import { z } from "zod";
import { welcomed, welcomeLink } from "../../../app/backend/http/schemas/accounts.ts";
import { queueMail } from "../../mail/outbox.ts";
import { anyone } from "../../http/access.ts";
import { accepts, describes } from "../../http/api/describe.ts";
import type { ServerEnv } from "../../http/environment.ts";
import type { Services } from "../../services.ts";
import { inConstantTime } from "../signing-in/constant-time.ts";
import { makeLink, readLink } from "../links.ts";
import { resetBody, tokenBody, welcomeBody } from "../schemas.ts";
import { endSession, startSession } from "../signing-in/sessions.ts";
import { countAttempt, LIMITS, rememberSignIn } from "../signing-in/throttle.ts";
import { userByEmail, userById } from "../users.ts";
import { redeemLink } from "../welcome.ts";

/** `/api/welcome`: one-time links. */
export function welcomeRoutes({ db, now, cookie }: Services) {
  return new Hono<ServerEnv>()
    .post(
      "/check",
      anyone,
      describes("What a link is for, without using it", {
        200: ["Its purpose", welcomeLink],
        410: "`link-spent`",
        422: "Something is missing",
        429: "`too-many-attempts`",
      }),
      accepts("json", tokenBody),
      async (c) => {
        await countAttempt(db, `welcome ${c.get("client")}`, LIMITS.address, now());
        const { purpose, user_id } = await readLink(db, c.req.valid("json").token, now());
        const user = user_id === null ? undefined : await userById(db, user_id);
        return c.json({ purpose, email: user?.email });
      },
    )
    .post(
      "/",
      anyone,
      describes("Redeem a link: the first account, an invitation, a new password", {
        200: ["The account", welcomed],
        409: "`email-taken`",
        410: "`link-spent`",
        422: "The password or a field is not acceptable",
        429: "`too-many-attempts`",
      }),
      accepts("json", welcomeBody),
      async (c) => {
        await countAttempt(db, `welcome ${c.get("client")}`, LIMITS.address, now());
        const user = await redeemLink(db, c.req.valid("json"), now());
        const signedIn = !user.secondFactor;
        if (signedIn) {
          // As at sign-in, an existing session ends.
          const before = c.get("session");
          if (before) await endSession(db, before.tokenHash);
          const agent = c.req.header("User-Agent") ?? "";
          await rememberSignIn(db, user.email, c.get("client"), now());
          cookie.write(c, await startSession(db, user.id, agent, now()));
        }
        return c.json({ user, signedIn });
      },
    );
}

/** `/api/reset`: mails a link without revealing who has an account. */
export function resetRoutes(services: Services) {
  const { db, now, mail } = services;
  return new Hono<ServerEnv>().post(
    "/",
    anyone,
    describes("Request a link for setting a new password", {
      202: ["Always the same, whether or not the account exists", z.object({})],
      422: "This is not an email address",
      429: "`too-many-attempts`",
    }),
    accepts("json", resetBody),
    async (c) => {
      const { email } = c.req.valid("json");
      await countAttempt(db, `reset ${c.get("client")}`, LIMITS.address, now());
      await countAttempt(db, `reset ${email}`, LIMITS.mail, now());
      await countAttempt(db, "resets", LIMITS.mails, now());
      if (mail) await inConstantTime(() => mailReset(services, email));
      return c.json({}, 202);
    },
  );
}

async function mailReset({ db, now, origin }: Services, email: string): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user || user.disabled_at !== null || user.password_hash === null) return;
  const { link } = await makeLink(db, origin, "reset", user.id, now());
  const text = `Somebody, probably you, asked to set a new password.\n\nThis link works once, for an hour:\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`;
  await queueMail(db, { recipient: email, subject: "Set a new password", text }, now());
}
