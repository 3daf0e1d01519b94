import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import { databaseProblem } from "#server/database/problem.ts";
import type { Log } from "#server/operations/log.ts";
import { ApiError } from "./api-error.ts";
import type { ServerEnv } from "../environment.ts";

/** Converts anything a route throws to the API's error format. */
export function answerError(log: Log, error: Error, c: Context<ServerEnv>): Response {
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
  log.error("request failed", { request: c.get("requestId"), error });
  if (problem === undefined) return c.json({ error: { code: "server-failed" } }, 500);
  // The operator's words are for people with an account; their session may not have been found either.
  const isAtDesk = c.req.header("Cookie") !== undefined;
  const message = isAtDesk ? problem : "This can’t be saved now. Please try again in a minute.";
  return c.json({ error: { code: "cannot-save", message } }, 503);
}

/** Logs possible attacks: by whom and on which route, never what was sent. */
function logRefusal(log: Log, { status, code }: ApiError, c: Context<ServerEnv>): void {
  const user = c.get("session")?.user.id;
  const isSuspicious = status === 403 || status === 413 || status === 429;
  // Without a cookie, 401 is the normal answer before signing in.
  const isStale = status === 401 && user === undefined && c.req.header("Cookie") !== undefined;
  if (!isSuspicious && !isStale) return;
  const { method } = c.req;
  log.warn("refused", { request: c.get("requestId"), user, method, route: routePath(c, -1), code });
}
