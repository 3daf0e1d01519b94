import { Hono } from "hono";
import { account } from "../../../app/backend/http/schemas/accounts.ts";
import { anyone, signedIn } from "../../http/access.ts";
import { accepts, describes } from "../../http/api/describe.ts";
import type { ServerEnv } from "../../http/environment.ts";
import type { Services } from "../../services.ts";
import { signInBody } from "../schemas.ts";
import { endSession } from "../signing-in/sessions.ts";
import { signIn } from "../signing-in/sign-in.ts";

/** `/api/session`: signing in and out. */
export function sessionRoutes({ db, now, cookie }: Services) {
  return new Hono<ServerEnv>()
    .post(
      "/",
      anyone,
      describes("Sign in", {
        200: ["The account; the session is in a cookie", account],
        401: "`invalid-credentials`, or `second-factor` when a code is needed",
        422: "Something is missing",
        429: "`too-many-attempts`; Retry-After says how long to wait",
      }),
      accepts("json", signInBody),
      async (c) => {
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
      },
    )
    .get(
      "/",
      signedIn,
      describes("Who is signed in", { 200: ["The account", account], 401: "`signed-out`" }),
      (c) => c.json(c.get("session").user),
    )
    .delete(
      "/",
      signedIn,
      describes("Sign out", { 204: "Signed out", 401: "`signed-out`" }),
      async (c) => {
        await endSession(db, c.get("session").tokenHash);
        cookie.remove(c);
        return c.body(null, 204);
      },
    );
}
