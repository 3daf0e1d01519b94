import { Hono } from "hono";
import { anyone, signedIn } from "#server/http/access.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { checkOwnPassword, ownRow } from "../own-password.ts";
import { idParam, newPasskeyBody, ownPasswordBody, passkeySignInBody } from "../schemas.ts";
import {
  addPasskey,
  newPasskeyOptions,
  passkeySignInOptions,
  passkeysOf,
  removePasskey,
  signInWithPasskey,
} from "../signing-in/passkeys.ts";
import { endSession } from "../signing-in/sessions.ts";

/** `/api/account/passkeys`: one's own passkeys. The password is asked where one begins and ends. */
export function passkeyRoutes(services: Services) {
  const { db, now } = services;
  return new Hono<ServerEnv>()
    .get("/", signedIn, async (c) =>
      c.json({ passkeys: await passkeysOf(db, c.get("session").user.id) }),
    )
    .post("/options", signedIn, accepts("json", ownPasswordBody), async (c) => {
      const session = c.get("session");
      await checkOwnPassword(db, await ownRow(db, session), c.req.valid("json").password, now());
      return c.json(await newPasskeyOptions(services, session.user));
    })
    .post("/", signedIn, accepts("json", newPasskeyBody), async (c) => {
      const { user } = c.get("session");
      const { name, response } = c.req.valid("json");
      await addPasskey(services, user.id, name, response);
      return c.json({ passkeys: await passkeysOf(db, user.id) }, 201);
    })
    .delete(
      "/:id",
      signedIn,
      accepts("param", idParam),
      accepts("json", ownPasswordBody),
      async (c) => {
        const session = c.get("session");
        const { password } = c.req.valid("json");
        await checkOwnPassword(db, await ownRow(db, session), password, now());
        await removePasskey(services, session.user.id, c.req.valid("param").id);
        return c.body(null, 204);
      },
    );
}

/** `/api/session/passkey`: signing in with one. */
export function passkeySessionRoutes(services: Services) {
  const { db, cookie } = services;
  return new Hono<ServerEnv>()
    .post("/options", anyone, async (c) =>
      c.json(await passkeySignInOptions(services, c.get("client"))),
    )
    .post("/", anyone, accepts("json", passkeySignInBody), async (c) => {
      const { response } = c.req.valid("json");
      const agent = c.req.header("User-Agent") ?? "";
      const { user, token } = await signInWithPasskey(services, response, c.get("client"), agent);
      // Ends an existing session: somebody else may know its token.
      const before = c.get("session");
      if (before) await endSession(db, before.tokenHash);
      cookie.write(c, token);
      return c.json(user);
    });
}
