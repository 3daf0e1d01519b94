import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { DESK_USER } from "#app/backend/desk-headers.ts";
import type { UserAct } from "../accounts/audit.ts";
import type { SignedIn } from "../accounts/signing-in/sessions.ts";
import { isOwnImage } from "../images/read.ts";
import { postOrigin } from "../posts/read.ts";
import { ApiError, notFound } from "./api-error.ts";
import type { ServerEnv } from "./environment.ts";

/** Routes behind a sign-in get a session that is always set. */
type SignedInEnv = ServerEnv & { Variables: { session: SignedIn; act: UserAct } };

/** For everyone, signed in or not. Stated explicitly, so that no route is open by accident. */
export const anyone = createMiddleware<ServerEnv>((_, next) => next());

/** For contributors, editors and owners. */
export const signedIn = createMiddleware<SignedInEnv>((c, next) => {
  sessionOf(c);
  return next();
});

/** For editors and owners; for contributors on posts that they made, or that do not exist yet. */
export const ownPost = createMiddleware<SignedInEnv>(async (c, next) => {
  await checkOwnPost(c, false);
  return next();
});

/** For editors and owners; for contributors on posts that they made and that were not published or scheduled. */
export const ownDraft = createMiddleware<SignedInEnv>(async (c, next) => {
  await checkOwnPost(c, true);
  return next();
});

/** For editors and owners; for contributors on pictures that they uploaded. */
export const ownImage = createMiddleware<SignedInEnv>(async (c, next) => {
  const { user } = sessionOf(c);
  if (
    user.role === "contributor" &&
    !(await isOwnImage(c.get("db"), c.req.param("id") ?? "", user.id))
  ) {
    throw editorsOnly();
  }
  return next();
});

/** For editors and owners. */
export const editor = createMiddleware<SignedInEnv>((c, next) => {
  if (sessionOf(c).user.role === "contributor") throw editorsOnly();
  return next();
});

export const owner = createMiddleware<SignedInEnv>((c, next) => {
  if (sessionOf(c).user.role !== "owner") throw new ApiError(403, "owners-only");
  return next();
});

/** Contributors may only save; every other intent of a save is for editors and owners. @throws ApiError 403 */
export function checkIntent({ user }: SignedIn, intent: string): void {
  if (user.role === "contributor" && intent !== "save") throw editorsOnly();
}

/** The user's id if they see only their own posts, as contributors do; `undefined` if they see all posts. */
export function ownPostsOnly({ user }: SignedIn): string | undefined {
  return user.role === "contributor" ? user.id : undefined;
}

async function checkOwnPost(c: Context<SignedInEnv>, isDraftNeeded: boolean): Promise<void> {
  const { user } = sessionOf(c);
  if (user.role !== "contributor") return;
  const post = await postOrigin(c.get("db"), c.req.param("id") ?? "");
  if (!post) return;
  // Contributors must not learn which other posts exist.
  if (post.madeBy !== user.id) throw notFound();
  if (isDraftNeeded && !post.isDraft) throw editorsOnly();
}

/** @throws ApiError 401 */
function sessionOf(c: Context<SignedInEnv>): SignedIn {
  const session: SignedIn | undefined = c.get("session");
  // A browser's windows share one session. If another user has signed in since, changes from windows of the first user
  // must not be saved in the second one's name.
  const sender = c.req.method === "GET" ? undefined : c.req.header(DESK_USER);
  if (!session || (sender ?? session.user.id) !== session.user.id) {
    throw new ApiError(401, "signed-out");
  }
  return session;
}

function editorsOnly(): ApiError {
  return new ApiError(403, "editors-only");
}
