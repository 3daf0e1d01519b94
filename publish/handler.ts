import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ContentPort } from "../app/backend/ports/content.ts";
import type { ExportRequest } from "./addresses.ts";

/** Requests one address from the application and resolves to the response's body. */
export type Render = (request: ExportRequest) => Promise<Buffer>;

/**
 * Loads the application's request handler.
 *
 * @param serverBundle the handler's file.
 * @param base the site's base path, with slashes at both ends.
 */
export async function loadHandler(
  serverBundle: string,
  base: string,
  content: ContentPort,
): Promise<Render> {
  const build: unknown = await import(pathToFileURL(serverBundle).href);
  if (!isSite(build)) throw new Error(`${serverBundle} is not the application's bundle`);
  const { contentContext } = build.entry.module;
  const handle = createRequestHandler(build, "production");
  return async ({ address, status }) => {
    const context = new RouterContextProvider();
    context.set(contentContext, content);
    const url = `http://localhost${base.replace(/\/$/, "")}${address}`;
    const response = await handle(new Request(url), context);
    if (response.status !== status) {
      throw new Error(`${address} answered ${response.status} instead of ${status}`);
    }
    return Buffer.from(await response.arrayBuffer());
  };
}

type Site = ServerBuild & {
  readonly entry: {
    readonly module: Pick<typeof import("../app/entry.server.tsx"), "contentContext">;
  };
};

function isSite(module: unknown): module is Site {
  if (typeof module !== "object" || module === null || !("entry" in module)) return false;
  const { entry } = module;
  if (typeof entry !== "object" || entry === null || !("module" in entry)) return false;
  const entryModule = entry.module;
  return typeof entryModule === "object" && entryModule !== null && "contentContext" in entryModule;
}
