import { createMiddleware } from "hono/factory";
import type { SignedIn } from "../accounts/signing-in/sessions.ts";
import { ApiError } from "./api/api-error.ts";
import type { ServerEnv } from "./environment.ts";

/** Routes behind a sign-in get a session that is always set. */
type SignedInEnv = ServerEnv & { Variables: { session: SignedIn } };

/** For everyone, signed in or not. Stated explicitly, so that no route is open by accident. */
export const anyone = createMiddleware<ServerEnv>((_, next) => next());

/** For editors and owners. */
export const signedIn = createMiddleware<SignedInEnv>((c, next) => {
  if (!c.get("session")) throw new ApiError(401, "signed-out");
  return next();
});

/** For owners. */
export const owner = createMiddleware<SignedInEnv>((c, next) => {
  const session: SignedIn | undefined = c.get("session");
  if (!session) throw new ApiError(401, "signed-out");
  if (session.user.role !== "owner") throw new ApiError(403, "owners-only");
  return next();
});
