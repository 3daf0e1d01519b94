import { type Context, Hono } from "hono";
import { anyone, signedIn } from "#server/http/access.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { signInBody } from "../schemas.ts";
import { endSession } from "../signing-in/sessions.ts";
import { signIn } from "../signing-in/sign-in.ts";

/** `/api/session`: signing in and out. */
export function sessionRoutes(services: Services) {
  const { db, now, cookie } = services;
  return new Hono<ServerEnv>()
    .post("/", anyone, accepts("json", signInBody), async (c) => {
      const { user, token } = await signIn(
        db,
        {
          ...c.req.valid("json"),
          client: c.var.client,
          userAgent: c.req.header("User-Agent") ?? "",
        },
        now(),
      );
      await replaceSession(services, c, token);
      return c.json(user);
    })
    .get("/", signedIn, (c) => c.json(c.var.session.user))
    .delete("/", signedIn, async (c) => {
      await endSession(db, c.var.session.tokenHash);
      cookie.remove(c);
      return c.body(null, 204);
    });
}

/** Gives a browser its new session, and ends its previous one, whose token somebody else may know. */
export async function replaceSession(
  { db, cookie }: Services,
  c: Context<ServerEnv>,
  token: string,
): Promise<void> {
  if (c.var.session) await endSession(db, c.var.session.tokenHash);
  cookie.write(c, token);
}
