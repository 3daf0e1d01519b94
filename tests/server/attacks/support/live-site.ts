import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { Snapshot } from "#server/content/snapshot.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { shownPictures } from "#server/images/shown.ts";
import { createWebServer, listen } from "#server/http/web-server.ts";
import { createMetrics } from "#server/operations/metrics.ts";
import { countMissing } from "#server/redirects/missing.ts";
import { bundleFiles } from "#server/site/bundle-files.ts";
import { AnswerCache } from "#server/site/answer-cache.ts";
import { findRedirect } from "#server/site/redirects.ts";
import { mediaAnswer } from "#server/site/media.ts";
import { type PagesOptions, sitePages } from "#server/site/pages.ts";
import { freePort } from "#server/testing/child.ts";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { type TestDesk, testDesk } from "#server/testing/desk.ts";

const PAGES = ["/", "/blog", "/about", "/admin/login", "/blog/category/café"];
const ANSWER_MS = 20_000;
const refuse = () => Promise.reject(new Error("This site asks for no content."));

/** A listening server with the real API and a small site instead of the built one. */
export interface LiveSite {
  readonly desk: TestDesk;
  readonly port: number;
  readonly origin: string;
  readonly cache: AnswerCache;
  /** What was rendered, in order. */
  readonly rendered: string[];
  /** Sends raw bytes to the server or its proxy, and returns the response until the connection ends. */
  readonly raw: (request: string, at?: number) => Promise<string>;
  stop(): Promise<void>;
}

/** A live site on SQLite for the tests of a file, with its owner's browser. */
export async function siteOfFile() {
  const site = await liveSite(await sqliteDatabases()());
  afterAll(() => site.stop());
  return { site, ana: await site.desk.owner() };
}

export async function liveSite(database: OpenDatabase): Promise<LiveSite> {
  const folder = mkdtempSync(join(tmpdir(), "paddock-attacked-"));
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  writeFileSync(join(folder, "client/assets/entry-1.js"), "run();");
  writeFileSync(join(folder, "secret.txt"), "a secret beside the site");
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const desk = testDesk(database, { origin, trustedProxies: ["127.0.0.1"] });
  const { db, log, now } = desk.services;
  const cache = new AnswerCache(1_000_000);
  const rendered: string[] = [];
  const missing = countMissing(db);
  const snapshot: Snapshot = {
    version: "1",
    number: 1,
    endsAt: Infinity,
    posts: [],
    texts: new Map(),
    broken: [],
    pictures: await shownPictures(db),
  };
  const server = createWebServer({
    api: desk.app,
    pages: sitePages({
      origin,
      cache,
      site: testSite(rendered),
      files: bundleFiles(join(folder, "client")),
      current: {
        now: () => Promise.resolve(snapshot),
        version: () => undefined,
      },
      contentOf: () => ({
        site: refuse,
        pages: refuse,
        overview: refuse,
        posts: refuse,
        summary: refuse,
        article: refuse,
        markdown: refuse,
      }),
      redirectOf: (address) => findRedirect(db, address, now()),
      onMissing: (address) => missing.count(address),
    }),
    media: (path) => mediaAnswer(db, path),
    preview: refuse,
    metrics: createMetrics({
      db,
      cache,
      now,
      version: "1.2.0",
      database: "sqlite",
      dataFolder: tmpdir(),
    }),
    log,
  });
  await listen(server, "127.0.0.1", port);
  return {
    desk,
    port,
    origin,
    cache,
    rendered,
    raw: (request, at = port) => conversation(at, request),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Like the site's router, decodes escapes and ignores case. */
function testSite(rendered: string[]): PagesOptions["site"] {
  return async (request) => {
    const path = new URL(request.url).pathname;
    rendered.push(path);
    const name = decodeURIComponent(path).toLowerCase();
    const there = PAGES.includes(name) || /^\/(?:admin\/edit-post|practices)\//.test(name);
    const type = { "Content-Type": "text/html; charset=utf-8" };
    const headers = PAGES.includes(name) ? { ...type, "Content-Location": path } : type;
    return Promise.resolve(new Response(`page ${name}`, { status: there ? 200 : 404, headers }));
  };
}

function conversation(port: number, request: string): Promise<string> {
  return new Promise((answered, failed) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request, "latin1"));
    socket.setEncoding("latin1");
    socket.on("data", (part) => (answer += part));
    socket.on("error", failed);
    // A server that neither answers nor closes the connection fails the test instead of blocking it.
    socket.setTimeout(ANSWER_MS, () =>
      socket.destroy(new Error("There was no end of the answer.")),
    );
    socket.on("close", () => answered(answer));
  });
}
