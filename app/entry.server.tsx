import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { RenderedAheadProvider } from "./features/blog/delivered-html.tsx";
import { renderedAhead } from "./rendered-ahead.server.ts";

export { publishedContent } from "./content.server.ts";

/**
 * Renders one page ahead of time. Waits for everything and never splits a long text: React would
 * move it behind a fallback and a script, and a reader without JavaScript would see "Loading".
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failed: unknown;
  const stream = await renderToReadableStream(
    <RenderedAheadProvider html={loadContext.get(renderedAhead).html}>
      <ServerRouter context={routerContext} url={request.url} />
    </RenderedAheadProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = error;
      },
    },
  );
  await stream.allReady;
  if (failed !== undefined) throw failed;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
