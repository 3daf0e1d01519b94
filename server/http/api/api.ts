import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { routePath } from "hono/route";
import { except } from "hono/combine";
import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { accountRoutes } from "#server/accounts/routes/account.ts";
import { sessionRoutes } from "#server/accounts/routes/session.ts";
import { auditRoutes, userRoutes } from "#server/accounts/routes/users.ts";
import { resetRoutes, welcomeRoutes } from "#server/accounts/routes/welcome.ts";
import { findSession } from "#server/accounts/signing-in/sessions.ts";
import { imageRoutes } from "#server/images/routes.ts";
import { letterRoutes } from "#server/newsletter/letters/routes.ts";
import { newsletterRoutes, subscriberRoutes } from "#server/newsletter/routes.ts";
import { operationRoutes } from "#server/operations/routes.ts";
import { deskRoutes, postPartRoutes } from "#server/posts/routes/parts.ts";
import { postRoutes, bulkPublishRoutes, trashRoutes } from "#server/posts/routes/posts.ts";
import { reviewRoutes } from "#server/posts/routes/reviews.ts";
import { searchRoutes } from "#server/search/routes.ts";
import type { Services } from "#server/services.ts";
import { transferRoutes } from "#server/transfer/routes.ts";
import { owner, signedIn } from "../access.ts";
import { answerError } from "./answer-errors.ts";
import { ApiError, notFound } from "./api-error.ts";
import { clientAddresses } from "../client-address.ts";
import type { ServerEnv } from "../environment.ts";
import { sameOrigin } from "../same-origin.ts";

const SMALL_BODY_BYTES = 64 * 1024;
/** A text may have a million characters of up to four bytes; the schema rejects longer ones in words. */
const POST_BODY_BYTES = 5_000_000;

/** File uploads, whose routes set a limit after the sign-in. */
const WITH_OWN_LIMIT = ["/api/images", "/api/import"];

/** Posted by mail programs' servers; the token in the address is all that counts. */
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
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    c.header("Strict-Transport-Security", SECURITY_HEADERS["Strict-Transport-Security"]);
    c.header("Referrer-Policy", "no-referrer");
    const token = cookie.read(c);
    c.set("session", token === undefined ? undefined : await findSession(db, token, now()));
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

  const small = bodyLimit({ maxSize: SMALL_BODY_BYTES, onError: tooLarge });
  app.use(except(["/api/posts/*", "/api/letters/*", ...WITH_OWN_LIMIT], small));
  const long = bodyLimit({ maxSize: POST_BODY_BYTES, onError: tooLarge });
  app.use("/posts/*", signedIn, long);
  app.use("/letters/*", owner, long);
  return app
    .route("/session", sessionRoutes(services))
    .route("/welcome", welcomeRoutes(services))
    .route("/reset", resetRoutes(services))
    .route("/account", accountRoutes(services))
    .route("/users", userRoutes(services))
    .route("/audit", auditRoutes(services))
    .route("/posts", postRoutes(services))
    .route("/posts", postPartRoutes(services))
    .route("/posts", reviewRoutes(services))
    .route("/bulk-publish", bulkPublishRoutes(services))
    .route("/trash", trashRoutes(services))
    .route("/images", imageRoutes(services))
    .route("/articles", searchRoutes(services))
    .route("/newsletter", newsletterRoutes(services))
    .route("/", subscriberRoutes(services))
    .route("/letters", letterRoutes(services))
    .route("/", transferRoutes(services))
    .route("/", deskRoutes(services))
    .route("/", operationRoutes(services));
}

/** The routes with what they accept and answer, for the desk's client (app/backend/http/client.ts). */
export type Api = ReturnType<typeof createApi>;

function tooLarge(): never {
  throw new ApiError(413, "too-large");
}
