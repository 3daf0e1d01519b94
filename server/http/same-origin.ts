import { createMiddleware } from "hono/factory";
import { ApiError } from "./api-error.ts";
import type { ServerEnv } from "./environment.ts";

/**
 * Whatever changes something must come from the site's own pages: `Origin` is ours, and so is
 * `Sec-Fetch-Site` where the browser sends it. Nothing is changed by GET or HEAD.
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
