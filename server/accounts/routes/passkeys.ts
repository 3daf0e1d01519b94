import { Hono } from "hono";
import { anyone, signedIn } from "#server/http/access.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { checkOwnPassword, ownRow } from "../own-password.ts";
import { askPasskeyBody, newPasskeyBody, ownPasswordBody, passkeySignInBody } from "../schemas.ts";
import {
  addPasskey,
  newPasskeyOptions,
  passkeySignInOptions,
  passkeysOf,
  removePasskey,
  signInWithPasskey,
} from "../signing-in/passkeys.ts";
import { replaceSession } from "./session.ts";

/** `/api/account/passkeys`: one's own passkeys. Adding or removing one needs the password. */
export function passkeyRoutes(services: Services) {
  const { db, now } = services;
  return new Hono<ServerEnv>()
    .get("/", signedIn, async (c) => c.json({ passkeys: await passkeysOf(db, c.var.act.by) }))
    .post("/options", signedIn, accepts("json", askPasskeyBody), async (c) => {
      const { session } = c.var;
      await checkOwnPassword(db, await ownRow(db, session), c.req.valid("json").password, now());
      return c.json(await newPasskeyOptions(services, session.user));
    })
    .post("/", signedIn, accepts("json", newPasskeyBody), async (c) => {
      const { name, response } = c.req.valid("json");
      await addPasskey(services, name, response, c.var.act);
      return c.body(null, 204);
    })
    .delete("/:id", signedIn, accepts("json", ownPasswordBody), async (c) => {
      const { password } = c.req.valid("json");
      await checkOwnPassword(db, await ownRow(db, c.var.session), password, now());
      await removePasskey(db, c.req.param("id"), c.var.act);
      return c.body(null, 204);
    });
}

/** `/api/session/passkey`: signing in with one. */
export function passkeySessionRoutes(services: Services) {
  return new Hono<ServerEnv>()
    .post("/options", anyone, async (c) =>
      c.json(await passkeySignInOptions(services, c.var.client)),
    )
    .post("/", anyone, accepts("json", passkeySignInBody), async (c) => {
      const { response } = c.req.valid("json");
      const agent = c.req.header("User-Agent") ?? "";
      const { user, token } = await signInWithPasskey(services, response, c.var.client, agent);
      await replaceSession(services, c, token);
      return c.json(user);
    });
}
