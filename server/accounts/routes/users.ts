import { Hono } from "hono";
import { z } from "zod";
import { siteNow } from "#server/texts/site-now.ts";
import { owner } from "#server/http/access.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import { id } from "#server/http/text.ts";
import { queueMail } from "#server/mail/outbox.ts";
import type { Services } from "#server/services.ts";
import { auditBefore } from "../audit.ts";
import { makeLink } from "../links.ts";
import { linkForNewAddress, mailNewAddress } from "../email-address.ts";
import { changeUserBody, givenEmailBody, inviteBody } from "../schemas.ts";
import { removePasskeysOf } from "../signing-in/passkeys.ts";
import {
  addUser,
  changeUser,
  deleteUser,
  listUsers,
  userById,
  withdrawInvitation,
} from "../users.ts";

/** `/api/users`: managing people, for owners. */
export function userRoutes(services: Services) {
  const { db, now } = services;
  return new Hono<ServerEnv>()
    .get("/", owner, async (c) => c.json({ users: await listUsers(db, now()) }))
    .post("/", owner, accepts("json", inviteBody), async (c) => {
      const { email, role } = c.req.valid("json");
      const name = email.slice(0, email.indexOf("@"));
      const user = await addUser(db, { email, role, name }, now());
      await c.var.audit("invited", user.id);
      return c.json(await invite(services, user.id, email), 201);
    })
    .post("/:id/invitation", owner, async (c) => {
      const user = await userById(db, c.req.param("id"));
      if (!user) throw notFound();
      if (user.password_hash !== null) throw new ApiError(409, "not-an-invitation");
      await c.var.audit("invited", user.id);
      return c.json(await invite(services, user.id, user.email), 201);
    })
    .delete("/:id/invitation", owner, async (c) => {
      const id = c.req.param("id");
      await withdrawInvitation(db, id);
      await c.var.audit("invitation-withdrawn", id);
      return c.body(null, 204);
    })
    .post("/:id/email", owner, accepts("json", givenEmailBody), async (c) => {
      const user = await userById(db, c.req.param("id"));
      if (!user) throw notFound();
      const { email } = c.req.valid("json");
      if (services.mail) await mailNewAddress(services, user, email);
      // The owner gets the link only if it cannot be mailed.
      const link = services.mail ? null : await linkForNewAddress(services, user, email);
      await c.var.audit("email-asked", user.id);
      return c.json({ link }, 201);
    })
    .patch("/:id", owner, accepts("json", changeUserBody), async (c) => {
      const id = c.req.param("id");
      const change = c.req.valid("json");
      await changeUser(db, id, change, now());
      if (change.role) await c.var.audit("role-changed", id, change.role);
      if (change.disabled !== undefined) {
        await c.var.audit(change.disabled ? "turned-off" : "turned-on", id);
      }
      return c.body(null, 204);
    })
    .delete("/:id/passkeys", owner, async (c) => {
      const id = c.req.param("id");
      await removePasskeysOf(db, id);
      await c.var.audit("passkeys-turned-off", id);
      return c.body(null, 204);
    })
    .delete("/:id", owner, async (c) => {
      await deleteUser(db, c.req.param("id"), c.var.act);
      return c.body(null, 204);
    });
}

/** `/api/audit`: who did what, for owners. */
export function auditRoutes({ db }: Services) {
  const before = z.object({ before: id.optional() });
  return new Hono<ServerEnv>().get("/", owner, accepts("query", before), async (c) =>
    c.json({ entries: await auditBefore(db, c.req.valid("query").before) }),
  );
}

async function invite({ db, now, origin, mail }: Services, userId: string, email: string) {
  const { link, endsAt } = await makeLink(db, origin, "invite", userId, now());
  if (mail) {
    const { name } = await siteNow(db);
    const text = `You’re invited to write for ${name}.\n\nThis link works once, for three days:\n${link}\n`;
    await queueMail(db, { recipient: email, subject: `Write for ${name}`, text }, now());
  }
  return { id: userId, link, endsAt, mailed: mail !== undefined };
}
