import { Hono } from "hono";
import { queueMail } from "#server/mail/outbox.ts";
import { anyone } from "#server/http/access.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { inConstantTime } from "../signing-in/constant-time.ts";
import { confirmNewAddress, giveAddressBack } from "../email-address.ts";
import { LINK_PURPOSES, makeLink, readLink } from "../links.ts";
import { emailLinkBody, resetBody, tokenBody, welcomeBody } from "../schemas.ts";
import { startSession } from "../signing-in/sessions.ts";
import { countAttempt, LIMITS, rememberSignIn } from "../signing-in/throttle.ts";
import { userByEmail, userById } from "../users.ts";
import { redeemLink } from "../welcome.ts";
import { replaceSession } from "./session.ts";

/** `/api/welcome`: one-time links. */
export function welcomeRoutes(services: Services) {
  const { db, now } = services;
  return new Hono<ServerEnv>()
    .post("/check", anyone, accepts("json", tokenBody), async (c) => {
      await countAttempt(db, `welcome ${c.var.client}`, LIMITS.address, now());
      const { token } = c.req.valid("json");
      const { purpose, user_id, email } = await readLink(db, token, LINK_PURPOSES, now());
      const user = user_id === null ? undefined : await userById(db, user_id);
      return c.json({ purpose, email: email ?? user?.email });
    })
    .post("/", anyone, accepts("json", welcomeBody), async (c) => {
      await countAttempt(db, `welcome ${c.var.client}`, LIMITS.address, now());
      const user = await redeemLink(services, c.req.valid("json"));
      const signedIn = !user.secondFactor;
      if (signedIn) {
        const agent = c.req.header("User-Agent") ?? "";
        await rememberSignIn(db, user.email, c.var.client, now());
        await replaceSession(services, c, await startSession(db, user.id, agent, now()));
      }
      return c.json({ user, signedIn });
    })
    .post("/email", anyone, accepts("json", emailLinkBody), async (c) => {
      await countAttempt(db, `welcome ${c.var.client}`, LIMITS.address, now());
      const { token, password } = c.req.valid("json");
      if (password === undefined) return c.json(await giveAddressBack(db, token, now()));
      const kept = c.var.session?.tokenHash;
      return c.json(await confirmNewAddress(services, token, password, kept));
    });
}

/** `/api/reset`: mails a link without revealing who has an account. */
export function resetRoutes(services: Services) {
  const { db, now, mail } = services;
  return new Hono<ServerEnv>().post("/", anyone, accepts("json", resetBody), async (c) => {
    const { email } = c.req.valid("json");
    await countAttempt(db, `reset ${c.var.client}`, LIMITS.address, now());
    await countAttempt(db, `reset ${email}`, LIMITS.mail, now());
    await countAttempt(db, "resets", LIMITS.mails, now());
    if (mail) await inConstantTime(() => mailReset(services, email));
    return c.json({}, 202);
  });
}

async function mailReset({ db, now, origin }: Services, email: string): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user || user.disabled_at !== null || user.password_hash === null) return;
  const { link } = await makeLink(db, origin, "reset", user.id, now());
  const text = `You asked to set a new password.\n\nThis link works once, for an hour:\n${link}\n\nNot you? Ignore this email. Your password stays as it is.\n`;
  await queueMail(db, { recipient: email, subject: "Set a new password", text }, now());
}
