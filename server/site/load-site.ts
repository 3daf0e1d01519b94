import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ContentPort } from "../../app/backend/ports/content.ts";

/** The site as a function from request to response. */
export type SiteHandler = (request: Request, content: ContentPort) => Promise<Response>;

/**
 * Loads the site's request handler.
 *
 * @param bundle the server bundle.
 * @throws Error if it does not exist or is not the site.
 */
export async function loadSite(bundle: string): Promise<SiteHandler> {
  return siteOf(await import(pathToFileURL(bundle).href), "production");
}

/** The request handler of a loaded build. @throws Error if it is not the site. */
export function siteOf(build: unknown, mode: "production" | "development"): SiteHandler {
  if (!isSite(build)) throw new Error("This is not the site’s bundle.");
  const { contentContext } = build.entry.module;
  const handle = createRequestHandler(build, mode);
  return (request, content) => {
    const context = new RouterContextProvider();
    context.set(contentContext, content);
    return handle(request, context);
  };
}

type Site = ServerBuild & {
  readonly entry: {
    readonly module: Pick<typeof import("../../app/entry.server.tsx"), "contentContext">;
  };
};

function isSite(module: unknown): module is Site {
  if (!has(module, "entry") || !has(module.entry, "module")) return false;
  return has(module.entry.module, "contentContext");
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && key in value;
}
