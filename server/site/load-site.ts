import { pathToFileURL } from "node:url";
import type { ContentPort } from "#app/backend/ports/content.ts";

export type SiteHandler = (request: Request, content: ContentPort) => Promise<Response>;

/** Loads the site. @param bundle the server bundle. @throws Error if it does not exist. */
export async function loadSite(bundle: string): Promise<SiteHandler> {
  const { site }: typeof import("#app/site.tsx") = await import(pathToFileURL(bundle).href);
  return async (request, content) => site.fetch(request, { content });
}
