import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { databaseProblem } from "../database/problem.ts";
import type { Log } from "../operations/log.ts";
import { ApiError } from "./api-error.ts";
import type { ServerEnv } from "./environment.ts";

/** Turns whatever a route throws into the API's one shape of error. */
export function answerError(log: Log, error: Error, c: Context<ServerEnv>): Response {
  if (error instanceof ApiError) {
    const { message, fields, current, base, retryAfterSeconds } = error.more;
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
  return c.json({ error: { code: "cannot-save", message: problem } }, 503);
}
