import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { routePath } from "hono/route";
import { except } from "hono/combine";
import { DESK_ANSWER } from "#app/backend/desk-headers.ts";
import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { recordAudit } from "#server/accounts/audit.ts";
import { accountRoutes } from "#server/accounts/routes/account.ts";
import { passkeyRoutes, passkeySessionRoutes } from "#server/accounts/routes/passkeys.ts";
import { sessionRoutes } from "#server/accounts/routes/session.ts";
import { auditRoutes, userRoutes } from "#server/accounts/routes/users.ts";
import { resetRoutes, welcomeRoutes } from "#server/accounts/routes/welcome.ts";
import { findSession } from "#server/accounts/signing-in/sessions.ts";
import { fileRoutes } from "../files/routes.ts";
import { imageRoutes } from "#server/images/routes.ts";
import { letterRoutes } from "#server/newsletter/letters/routes.ts";
import { newsletterRoutes, subscriberRoutes } from "#server/newsletter/routes.ts";
import { operationRoutes } from "#server/operations/routes.ts";
import { deskRoutes, postPartRoutes } from "#server/posts/desk-routes.ts";
import {
  bulkPublishRoutes,
  postRoutes,
  reviewRoutes,
  trashRoutes,
} from "#server/posts/post-routes.ts";
import { searchRoutes } from "#server/content/search-routes.ts";
import { redirectRoutes } from "#server/redirects/routes.ts";
import type { Services } from "#server/services.ts";
import { textRoutes } from "#server/texts/routes.ts";
import { termRoutes } from "#server/terms/routes.ts";
import { transferRoutes } from "#server/transfer/routes.ts";
import { owner, signedIn } from "./access.ts";
import { ApiError, notFound } from "./api-error.ts";
import { clientAddresses } from "./client-address.ts";
import type { ServerEnv } from "./environment.ts";
import { isStorable } from "./text.ts";
import { HTTPException } from "hono/http-exception";
import { databaseProblem } from "#server/database/problem.ts";
import type { Log } from "#server/operations/log.ts";
import { createMiddleware } from "hono/factory";

const SMALL_BODY_BYTES = 64 * 1024;
/** A text may have a million characters of up to four bytes; the schema rejects longer ones with a message. */
const POST_BODY_BYTES = 5_000_000;

/** File uploads, whose routes set a limit after the sign-in. */
const WITH_OWN_LIMIT = ["/api/images", "/api/files", "/api/import"];

/** Posted by mail programs' servers from anywhere; the token in the address authorizes it. */
const FROM_ANYWHERE = "/api/newsletter/one-click/*";

/** Everything under `/api`. Foreign or forbidden requests end before their body is read. */
export function createApi(services: Services, trustedProxies: readonly string[]) {
  const { db, now, cookie, log, origin } = services;
  const clientOf = clientAddresses(trustedProxies);
  const app = new Hono<ServerEnv>().basePath("/api");

  app.use(async (c, next) => {
    const remote = c.env?.incoming?.socket.remoteAddress ?? "";
    c.set("client", clientOf(remote, c.req.header("X-Forwarded-For")));
    const request = crypto.randomUUID();
    c.set("requestId", request);
    c.set("db", db);
    // Set first, so that responses to database errors have them too.
    c.header("X-Request-Id", request);
    c.header(DESK_ANSWER, "1");
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    c.header("Strict-Transport-Security", SECURITY_HEADERS["Strict-Transport-Security"]);
    c.header("Referrer-Policy", "no-referrer");
    const token = cookie.read(c);
    const at = now();
    const session = token === undefined ? undefined : await findSession(db, token, at);
    const act = { by: session?.user.id ?? null, at };
    c.set("session", session);
    c.set("act", act);
    c.set("audit", (...what) => recordAudit(db, act, ...what));
    await next();
    // The route's pattern, since an address may contain personal data.
    const entry = { request, status: c.res.status };
    const what = `${c.req.method} ${routePath(c, -1)}`;
    if (c.req.method === "GET") log.debug(what, entry);
    else log.info(what, entry);
  });
  app.use(except(FROM_ANYWHERE, sameOrigin(origin)));
  app.onError((error, c) => answerError(log, error, c));
  app.notFound((c) => answerError(log, notFound(), c));
  // An id with characters that no database can store does not exist.
  app.use((c, next) => {
    if (!isStorable(c.req.path)) throw notFound();
    return next();
  });

  const small = bodyLimit({ maxSize: SMALL_BODY_BYTES, onError: tooLarge });
  app.use(except(["/api/posts/*", "/api/letters/*", "/api/texts/*", ...WITH_OWN_LIMIT], small));
  const long = bodyLimit({ maxSize: POST_BODY_BYTES, onError: tooLarge });
  app.use("/posts/*", signedIn, long);
  app.use("/letters/*", owner, long);
  app.use("/texts/*", signedIn, long);
  return app
    .route("/session", sessionRoutes(services))
    .route("/session/passkey", passkeySessionRoutes(services))
    .route("/welcome", welcomeRoutes(services))
    .route("/reset", resetRoutes(services))
    .route("/account", accountRoutes(services))
    .route("/account/passkeys", passkeyRoutes(services))
    .route("/users", userRoutes(services))
    .route("/audit", auditRoutes(services))
    .route("/posts", postRoutes(services))
    .route("/posts", postPartRoutes(services))
    .route("/posts", reviewRoutes(services))
    .route("/bulk-publish", bulkPublishRoutes(services))
    .route("/trash", trashRoutes(services))
    .route("/images", imageRoutes(services))
    .route("/files", fileRoutes(services))
    .route("/articles", searchRoutes(services))
    .route("/terms", termRoutes(services))
    .route("/redirects", redirectRoutes(services))
    .route("/newsletter", newsletterRoutes(services))
    .route("/", subscriberRoutes(services))
    .route("/letters", letterRoutes(services))
    .route("/texts", textRoutes(services))
    .route("/", transferRoutes(services))
    .route("/", deskRoutes(services))
    .route("/", operationRoutes(services));
}

/** The routes with what they accept and answer, for the desk's client (app/backend/http/client.ts). */
export type Api = ReturnType<typeof createApi>;

function tooLarge(): never {
  throw new ApiError(413, "too-large");
}

/** Converts anything a route throws to the API's error format. */
function answerError(log: Log, error: Error, c: Context<ServerEnv>): Response {
  if (error instanceof ApiError) {
    const { message, fields, current, base, retryAfterSeconds } = error.more;
    logRefusal(log, error, c);
    if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
    return c.json({ error: { code: error.code, message, fields, current, base } }, error.status);
  }
  if (error instanceof HTTPException) {
    const code = error.status === 413 ? "too-large" : "bad-request";
    return c.json({ error: { code } }, error.status);
  }
  const problem = databaseProblem(error);
  log.error("request failed", { request: c.get("requestId"), error: problem ?? error });
  if (problem === undefined) return c.json({ error: { code: "server-failed" } }, 500);
  // The operator's message is for people with an account. Without the database, only their cookie tells.
  const isAtDesk = c.req.header("Cookie") !== undefined;
  const message = isAtDesk ? problem : "This can’t be saved now. Please try again in a minute.";
  return c.json({ error: { code: "cannot-save", message } }, 503);
}

/** Logs possible attacks: by whom and on which route, never what was sent. */
function logRefusal(log: Log, { status, code }: ApiError, c: Context<ServerEnv>): void {
  const user = c.var.session?.user.id;
  const isSuspicious = status === 403 || status === 413 || status === 429;
  // Without a cookie, 401 is the normal answer before signing in.
  const isStale = status === 401 && user === undefined && c.req.header("Cookie") !== undefined;
  if (!isSuspicious && !isStale) return;
  const { method } = c.req;
  log.warn("refused", { request: c.get("requestId"), user, method, route: routePath(c, -1), code });
}

/**
 * Requests that change data must come from the site's own pages: `Origin` must be ours, and
 * `Sec-Fetch-Site` same-origin if the browser sends it. GET and HEAD change no content:
 * at most they record that something was used or requested.
 */
function sameOrigin(origin: string) {
  return createMiddleware<ServerEnv>((c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const site = c.req.header("Sec-Fetch-Site");
    if (c.req.header("Origin") !== origin || (site !== undefined && site !== "same-origin")) {
      throw new ApiError(403, "wrong-origin", {
        message: `The desk can be used at ${origin} only. Open it there.`,
      });
    }
    return next();
  });
}
