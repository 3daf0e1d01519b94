import { Hono } from "hono";
import { anyone, signedIn } from "#server/http/access.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { signInBody } from "../schemas.ts";
import { endSession } from "../signing-in/sessions.ts";
import { signIn } from "../signing-in/sign-in.ts";

/** `/api/session`: signing in and out. */
export function sessionRoutes({ db, now, cookie }: Services) {
  return new Hono<ServerEnv>()
    .post("/", anyone, accepts("json", signInBody), async (c) => {
      const { user, token } = await signIn(
        db,
        {
          ...c.req.valid("json"),
          client: c.get("client"),
          userAgent: c.req.header("User-Agent") ?? "",
        },
        now(),
      );
      // Ends an existing session: somebody else may know its token.
      const before = c.get("session");
      if (before) await endSession(db, before.tokenHash);
      cookie.write(c, token);
      return c.json(user);
    })
    .get("/", signedIn, (c) => c.json(c.get("session").user))
    .delete("/", signedIn, async (c) => {
      await endSession(db, c.get("session").tokenHash);
      cookie.remove(c);
      return c.body(null, 204);
    });
}
