import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { EntryAddresses } from "./document/entry-scripts.tsx";
import { finishDocument } from "./document/finish/finish.server.ts";

export { contentContext } from "./backend/content.server.ts";

/**
 * Renders one document in full. React must not stream a long text in behind a fallback and a script:
 * a reader without JavaScript would only see "Loading".
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const { entry, hmr } = routerContext.manifest;
  // In development the Fast Refresh runtime must load before any component; the entry's imports are preloaded.
  const scripts = [...(hmr ? [hmr.runtime] : []), ...entry.imports, entry.module];
  const stream = await renderToReadableStream(
    <EntryAddresses value={scripts}>
      <ServerRouter context={routerContext} url={request.url} />
    </EntryAddresses>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure !== undefined) throw failure;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(import.meta.env.DEV ? html : finishDocument(html), { status, headers });
}
