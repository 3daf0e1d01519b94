import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { answer } from "./answer.ts";
import { compressed, encodingFor } from "./compress.ts";

export interface ServeOptions {
  /** The built folder. */
  readonly folder: string;
  /** Where the site is mounted, with slashes at both ends. */
  readonly base: string;
}

/** A server of the built folder, for trying the site out and for tests. */
export function createSiteServer({ folder, base }: ServeOptions): Server {
  const root = resolve(folder);
  return createServer(async (request, response) => {
    try {
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { Allow: "GET, HEAD" }).end();
        return;
      }
      const { status, headers, body } = await answer(root, base, request.url ?? "/");
      const tag = headers.ETag ?? "";
      if (status === 200 && tag !== "" && request.headers["if-none-match"] === tag) {
        response.writeHead(304, headers).end();
        return;
      }
      const accepted = String(request.headers["accept-encoding"] ?? "");
      const encoding = body && encodingFor(accepted, headers["Content-Type"] ?? "", body.length);
      const sent = body && encoding ? await compressed(body, encoding, tag) : body;
      response.writeHead(status, {
        ...headers,
        Vary: "Accept-Encoding",
        ...(encoding ? { "Content-Encoding": encoding } : {}),
        "Content-Length": sent?.length ?? 0,
      });
      response.end(request.method === "HEAD" ? undefined : sent);
    } catch (error) {
      console.error(error);
      response.writeHead(500, { "Content-Type": "text/plain" }).end("The server failed.");
    }
  });
}

/**
 * Listens on the port or, while it is busy, on one of the next twenty.
 *
 * @returns the port in use.
 */
export function listen(server: Server, host: string, port: number, tries = 20): Promise<number> {
  return new Promise((found, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || tries === 0) {
        failed(error);
        return;
      }
      console.log(`Port ${port} is busy; trying ${port + 1}.`);
      listen(server, host, port + 1, tries - 1).then(found, failed);
    });
    server.listen(port, host, () => {
      server.removeAllListeners("error");
      const address = server.address();
      found(typeof address === "object" && address ? address.port : port);
    });
  });
}
