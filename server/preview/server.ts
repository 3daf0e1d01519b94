import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { cacheRule, SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { readPages } from "#app/backend/files/read-pages.ts";
import { standInRules } from "#app/document/stand-in-rules.ts";
import { plainAddress, standInFor } from "#app/shared/stand-ins.ts";
import { decoded } from "#app/shared/decoded.ts";

interface PreviewOptions {
  /** The exported site. */
  readonly folder: string;
  /** Where the site is mounted, with slashes at both ends. */
  readonly base: string;
  /** Off in tests, which request many pages once; a real host compresses. */
  readonly compress?: boolean;
}

/** As strong as on a host that caches compressed files; compressing small responses is not worth it. */
const COMPRESSION = {
  threshold: 600,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
};

/**
 * Serves the exported site like a good static host: pages without `.html`, one address per page,
 * stand-ins, the site's own 404 page, caching and security headers. For trying the site, and for
 * tests.
 */
export function createSiteServer({ folder, base, compress = true }: PreviewOptions): Server {
  const root = resolve(folder);
  const mount = base.replace(/\/$/, "");
  const compressed = compression(COMPRESSION);
  const rules = standInRules(readPages());
  const files = sirv(root, { dev: true, etag: true, extensions: ["html"] });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [path = "/", query] = (request.url ?? "/").split("?");
    const wanted = decoded(path);
    const address = wanted?.startsWith(`${mount}/`) ? wanted.slice(mount.length) : undefined;
    // An escaped `../` arrives undecoded and names no file.
    if (address === undefined || address.split("/").includes("..")) return missing(response);
    const plain = address === "/" ? undefined : plainAddress(path);
    if (plain !== undefined) {
      response.writeHead(301, { Location: query === undefined ? plain : `${plain}?${query}` });
      response.end();
      return;
    }
    response.setHeader("Cache-Control", cacheRule(address));
    request.url = encodeURI(address);
    files(request, response, () => {
      const rule = standInFor(rules, address);
      void (rule ? page(response, rule.file, rule.status) : missing(response));
    });
  }

  const missing = (response: ServerResponse) => page(response, "404.html", 404);

  async function page(response: ServerResponse, file: string, status: number): Promise<void> {
    const html = await readFile(join(root, file)).catch(() => Buffer.from("Page Not Found"));
    response.writeHead(status, {
      "Content-Type": "text/html;charset=utf-8",
      "Cache-Control": status === 200 ? cacheRule(`/${file}`) : "no-cache",
    });
    response.end(html);
  }

  return createServer((request, response) => {
    if (compress) compressed(request, response, () => void answer(request, response));
    else void answer(request, response);
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
