import { createMiddleware } from "hono/factory";
import { ApiError } from "./api/api-error.ts";
import type { ServerEnv } from "./environment.ts";

/**
 * Requests that change data must come from the site's own pages: `Origin` must be ours, and
 * `Sec-Fetch-Site` same-origin if the browser sends it. GET and HEAD change nothing that
 * anybody made: at most they note that something was used or asked for.
 */
export function sameOrigin(origin: string) {
  return createMiddleware<ServerEnv>((c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const site = c.req.header("Sec-Fetch-Site");
    if (c.req.header("Origin") !== origin || (site !== undefined && site !== "same-origin")) {
      throw new ApiError(403, "wrong-origin");
    }
    return next();
  });
}
