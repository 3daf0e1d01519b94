import type { Server } from "node:http";
import { createSiteServer, listen } from "../../server/preview/server.ts";

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a built folder with brotli, as our own bundled server does, on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const server: Server = createSiteServer({ folder, base: "/" });
  const port = await listen(server, "127.0.0.1", 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
