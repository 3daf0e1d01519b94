import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PublishedContent } from "../content/publish.ts";

/** Asks the application for one address, as a browser would ask a server. */
export type RenderAddress = (
  address: string,
  content: PublishedContent,
) => Promise<{ status: number; text: string }>;

/** Renders through the framework's public request handler. */
export async function createRenderer(serverBundle: string, base: string): Promise<RenderAddress> {
  const build: unknown = await import(pathToFileURL(serverBundle).href);
  if (!isServerBuild(build)) throw new Error(`${serverBundle} is not the application's bundle`);
  const { publishedContent } = build.entry.module;
  const handle = createRequestHandler(build, "production");
  return async (address, content) => {
    const context = new RouterContextProvider();
    context.set(publishedContent, content);
    const url = `http://localhost${base.replace(/\/$/, "")}${address}`;
    const response = await handle(new Request(url), context);
    return { status: response.status, text: await response.text() };
  };
}

type SiteBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly publishedContent: typeof import("../../app/content.server.ts").publishedContent;
    };
  };
};

function isServerBuild(module: unknown): module is SiteBuild {
  if (typeof module !== "object" || module === null || !("entry" in module)) return false;
  const { entry } = module;
  if (typeof entry !== "object" || entry === null || !("module" in entry)) return false;
  const entryModule = entry.module;
  return (
    typeof entryModule === "object" && entryModule !== null && "publishedContent" in entryModule
  );
}
