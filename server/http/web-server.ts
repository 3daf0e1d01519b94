import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { databaseProblem } from "../database/problem.ts";
import type { Log } from "../operations/log.ts";
import type { Metrics } from "../operations/metrics.ts";
import { type Answer, encodingFor, isNotModified } from "../site/answer.ts";
import type { Encoding } from "../site/body.ts";
import type { SitePages } from "../site/pages.ts";
import type { createApi } from "./api.ts";

const HEADERS_TIMEOUT_MS = 15_000;
/** Long enough for a site's pictures over a slow uplink. Other bodies are small. */
const REQUEST_TIMEOUT_MS = 60 * 60_000;
const SIGN_IN = ["/api/session", "/api/session/passkey"];
const KEEP_ALIVE_MS = 65_000;

const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";
/** For readers; the cause is in the log. */
const UNAVAILABLE = "This page can’t be shown now. Please try again in a minute.";
/** For responses that are not pages: never cached, never sniffed. */
const PLAIN_TEXT = {
  ...SECURITY_HEADERS,
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
} as const;

export interface WebServerOptions {
  readonly api: ReturnType<typeof createApi>;
  readonly pages: SitePages;
  readonly media: (path: string) => Promise<Answer | undefined>;
  readonly preview: (path: string) => Promise<Answer>;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Middleware that runs before the site and calls `next` for anything it does not answer. */
  readonly before?: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
}

/** The HTTP server: the API, pictures, previews, and the site itself. */
export function createWebServer(options: WebServerOptions): Server {
  const { api, metrics, log } = options;
  const answerApi = getRequestListener(api.fetch);
  // A GET has no body to wait for.
  const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    if (path === "/api" || path.startsWith("/api/")) {
      const start = performance.now();
      response.once("finish", () => {
        metrics.answered("api", response.statusCode);
        metrics.observeApi(performance.now() - start);
        if (SIGN_IN.includes(path) && request.method === "POST") {
          metrics.countSignIn(response.statusCode);
        }
      });
      void answerApi(request, response);
      return;
    }
    const site = () =>
      answerSite(options, url, path, request, response).catch((error: unknown) => {
        const id = crypto.randomUUID();
        log.error("a page failed", { request: id, error: databaseProblem(error) ?? error });
        metrics.answered("page", 503);
        if (!response.headersSent) {
          response.writeHead(503, { ...PLAIN_TEXT, "Retry-After": "10", "X-Request-Id": id });
        }
        response.end(`${UNAVAILABLE}\n`);
      });
    if (options.before) options.before(request, response, () => void site());
    else if (!answerCached(options, url, request, response)) void site();
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

async function answerSite(
  { pages, media, preview, metrics }: WebServerOptions,
  url: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...PLAIN_TEXT, Allow: "GET, HEAD" }).end();
    return;
  }
  if (path === "/metrics" && isThisMachine(request)) {
    response.writeHead(200, { ...PLAIN_TEXT, "Content-Type": METRICS_TYPE });
    response.end(await metrics.text());
    return;
  }
  if (path.startsWith("/preview/")) {
    const shown = await preview(path);
    send(request, response, shown, "identity", await shown.body.in("identity"));
    return;
  }
  const picture = await media(path);
  if (picture) {
    send(request, response, picture, "identity", await picture.body.in("identity"));
    metrics.answered("media", response.statusCode);
    return;
  }
  const answer = await pages.answer(url);
  metrics.answered("page", answer.status);
  const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""), answer);
  send(request, response, answer, encoding, await answer.body.in(encoding));
}

/** Answers from the cache if possible, as for most requests. */
function answerCached(
  { pages, metrics }: WebServerOptions,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const answer = pages.ready(url);
  if (!answer) return false;
  const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""), answer);
  const body = answer.body.ready(encoding);
  if (!body) return false;
  metrics.answered("page", answer.status);
  send(request, response, answer, encoding, body);
  return true;
}

/** Sends an answer in one of its encodings, or 304 if the browser already has it. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  encoding: Encoding,
  body: Buffer,
): void {
  const { status, headers, etag } = answer;
  const known = {
    ...headers,
    ...(status === 200 ? { ETag: etag } : {}),
    Vary: "Accept-Encoding",
  };
  if (isNotModified(request.headers["if-none-match"], answer)) {
    response.writeHead(304, known).end();
    return;
  }
  response.writeHead(status, {
    ...known,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Whether a request comes from this machine and not through a proxy. */
function isThisMachine(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? "";
  const own = isIP(address) !== 0 && /^(?:::1|(?:::ffff:)?127\.)/.test(address);
  return own && request.headers["x-forwarded-for"] === undefined;
}

/**
 * Listens and returns the port in use.
 *
 * @throws Error, in plain words, for a port that is busy or forbidden, or an address of another machine.
 */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((found, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      failed(new Error(listenProblem(error, host, port), { cause: error }));
    });
    server.listen(port, host, () => {
      server.removeAllListeners("error");
      const address = server.address();
      found(typeof address === "object" && address ? address.port : port);
    });
  });
}

function listenProblem(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): string {
  if (code === "EADDRINUSE") return `Port ${port} is in use. Choose another with PORT.`;
  if (code === "EACCES")
    return `Port ${port} may not be used by this user. Choose another with PORT.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `HOST ${host} isn’t an address of this machine.`;
  }
  return message;
}
