import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createSiteServer, listen } from "../../server/preview/server.ts";

/** A server's requests and bytes sent, including headers and requests of service workers. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

export interface Served {
  readonly origin: string;
  /** Since the server started. */
  traffic(): Traffic;
  close(): Promise<void>;
}

/** Serves a built folder with brotli, like our bundled server, on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const server: Server = createSiteServer({ folder, base: "/" });
  const sockets = new Set<Socket>();
  let requests = 0;
  server.on("connection", (socket: Socket) => sockets.add(socket));
  server.on("request", () => {
    requests += 1;
  });
  const port = await listen(server, "127.0.0.1", 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    traffic: () => ({
      requests,
      bytes: [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
