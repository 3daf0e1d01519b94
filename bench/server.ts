import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { parsePostFile } from "../app/content-model/posts/parse-post.ts";
import { calendarDate } from "../app/domain/dates/calendar-date.ts";
import { postPath } from "../app/domain/posts/post.ts";
import { type Db, openDatabase } from "../server/database/open.ts";
import { firstAccount, freePort, startChild, stopChild } from "../server/testing/child.ts";
import { DRAFT } from "../server/testing/drafts.ts";
import { importFirstPosts } from "../server/transfer/first-posts.ts";
import { buildSite } from "../tests/server/build-site.ts";
import { goalTable, median, percentile } from "./figures.ts";
import { treeMemory, writePosts } from "./growth.ts";
import { WORK } from "./sites.ts";

const POSTS = Number(process.env.BENCH_SERVER_POSTS ?? 5000);
const LOAD_MINUTES = Number(process.env.BENCH_LOAD_MINUTES ?? 10);
const RENDERED_PAGES = 200;
const PUBLICATIONS = 60;
const LISTS = 30;
const EDITORS = 20;
const SAVES_EACH = 25;
/** A real desk saves every few seconds; here each editor saves again after a tenth of a second. */
const BETWEEN_SAVES_MS = 100;
const WRK_SECONDS = 10;
/** About as long as the site's own posts. */
const LONG_TEXT = `${DRAFT.content}\n\n${"The herd moved on before the grass was short. ".repeat(130)}`;

/** The server edition with many posts on SQLite: readers, editors and memory. Needs nginx and wrk. */
export async function measureServer(): Promise<string> {
  return withPosts(POSTS, async () => {}, measure);
}

/** A server to start, and the addresses of its posts. */
export interface Filled {
  readonly settings: Readonly<Record<string, string>>;
  readonly addresses: readonly string[];
}

/**
 * Builds the server and fills a database for a measurement; the database is deleted afterward.
 *
 * @param more adds data besides the posts.
 */
export async function withPosts(
  posts: number,
  more: (db: Db) => Promise<void>,
  measure: (filled: Filled) => Promise<string>,
): Promise<string> {
  console.log("Building the site for the server ...");
  const bundle = buildSite({ BUNDLE_DIR: join(WORK, "server-bundle") });
  const data = mkdtempSync(join(tmpdir(), "paddock-bench-"));
  try {
    console.log(`Importing ${posts} posts ...`);
    const folder = writePosts(posts);
    const database = await openDatabase({ dataFolder: data, databaseUrl: undefined });
    await importFirstPosts(database.db, folder, Date.now());
    await more(database.db);
    await database.close();
    const addresses = readdirSync(folder).map((name) =>
      postPath(parsePostFile(name, readFileSync(join(folder, name), "utf8")).post),
    );
    const settings = { DATA_DIR: data, BUNDLE_DIR: bundle, LOG_LEVEL: "error" };
    return await measure({ settings, addresses });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure({ settings, addresses }: Filled): Promise<string> {
  const server = await startChild(await freePort(), settings);
  try {
    const editor = new Editor(server.origin, await firstAccount(server));
    console.log("Publishing, rendering, saving, listing ...");
    const published = await editor.publishAndRead("published-again");
    const rendered = await editor.timesOf(addresses.slice(1, RENDERED_PAGES + 1));
    const saved = await draftSaves(editor);
    const listed = await editor.timesOf(Array.from({ length: LISTS }, () => "/api/posts"));
    console.log("A cached page, beside nginx ...");
    const page = `${server.origin}${addresses[0] ?? "/"}`;
    const cached = requestsPerSecond(page);
    const nginx = requestsPerSecondOfNginx(await (await fetch(page)).arrayBuffer());
    console.log(`Load for ${LOAD_MINUTES} minutes ...`);
    const end = performance.now() + LOAD_MINUTES * 60_000;
    for (let turn = 0; performance.now() < end; turn += 1) {
      requestsPerSecond(page);
      const start = (turn * RENDERED_PAGES) % addresses.length;
      await editor.timesOf(addresses.slice(start, start + RENDERED_PAGES));
      await editor.publishAndRead(`published-under-load-${turn}`);
    }
    const memory = treeMemory(server.child.pid ?? 0) / 2 ** 20;
    const ms = (what: string, measured: number, limit: number) =>
      [what, measured, limit, "ms", 1] as const;
    return `${POSTS.toLocaleString("en-US")} posts. The load generator runs on the same machine (wrk, one thread, 32 connections). A cached page is one
that was requested since the last publication; nginx, one process, serves the same bytes from a file.

${goalTable([
  ms("Publication to first reader, median", median(published), 30),
  ms("Publication to first reader, 95th percentile", percentile(published, 95), 100),
  [
    `A cached page (${Math.round(cached).toLocaleString("en-US")}/s) beside nginx`,
    cached / (await nginx),
    0.5,
    "of its requests/s",
    2,
    "at least",
  ],
  ms("A rendered page, median", median(rendered), 12),
  ms("A rendered page, 95th percentile", percentile(rendered, 95), 12),
  ms(`Saving a draft among ${EDITORS} editors, 95th percentile`, percentile(saved, 95), 10),
  ms("The dashboard's first page, 95th percentile", percentile(listed, 95), 50),
  ms("Start to first answer", server.startedInMs, 2000),
  [`Memory after ${LOAD_MINUTES} minutes of load`, memory, 300, "MiB"],
])}`;
  } finally {
    await stopChild(server);
  }
}

const saved = z.object({ version: z.number() });
const detail = z.object({
  post: z.object({ date: z.string().transform(calendarDate), slug: z.string() }),
});

/** A signed-in editor, who sends the desk's requests. */
class Editor {
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.#headers = { Origin: origin, Cookie: cookie, "Content-Type": "application/json" };
  }

  /** Sends a request. @returns its text and the milliseconds it took. @throws Error unless it succeeds. */
  async #send(
    path: string,
    init: RequestInit = { headers: this.#headers },
  ): Promise<{ text: string; ms: number }> {
    const start = performance.now();
    const response = await fetch(this.#origin + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`);
    return { text, ms: performance.now() - start };
  }

  /** Creates a post. @returns a function that saves its next version and resolves with the milliseconds. */
  async create(slug: string, intent: "save" | "publish") {
    const path = `/api/posts/${randomUUID()}`;
    const body = (title: string) =>
      JSON.stringify({ draft: { ...DRAFT, title, slug, content: LONG_TEXT + title }, intent });
    const init = { method: "PUT", headers: this.#headers, body: body(slug) };
    let { version } = saved.parse(JSON.parse((await this.#send(path, init)).text));
    return {
      path,
      save: async (title: string) => {
        const headers = { ...this.#headers, "If-Match": `"${version}"` };
        const answer = await this.#send(path, { method: "PATCH", headers, body: body(title) });
        ({ version } = saved.parse(JSON.parse(answer.text)));
        return answer.ms;
      },
    };
  }

  /** Publishes one post again and again. @returns milliseconds from each answer to the first reader's page. */
  async publishAndRead(slug: string): Promise<number[]> {
    const { path, save } = await this.create(slug, "publish");
    const { post } = detail.parse(JSON.parse((await this.#send(path)).text));
    const times: number[] = [];
    for (let time = 0; time < PUBLICATIONS; time += 1) {
      const title = `Published, time ${time}`;
      await save(title);
      const { text, ms } = await this.#send(postPath(post));
      if (!text.includes(title)) throw new Error(`The first reader did not see “${title}”`);
      times.push(ms);
    }
    return times;
  }

  /** Response times of addresses, one after the other. */
  async timesOf(addresses: readonly string[]): Promise<number[]> {
    const times: number[] = [];
    for (const address of addresses) times.push((await this.#send(address)).ms);
    return times;
  }
}

/** Durations of saving a draft while many editors save, in milliseconds. */
async function draftSaves(editor: Editor): Promise<number[]> {
  const times = await Promise.all(
    Array.from({ length: EDITORS }, async (_, index) => {
      const { save } = await editor.create(`draft-of-editor-${index}`, "save");
      await pause((index * BETWEEN_SAVES_MS) / EDITORS);
      const own: number[] = [];
      for (let time = 0; time < SAVES_EACH; time += 1) {
        own.push(await save(`Draft ${index}, save ${time}`));
        await pause(BETWEEN_SAVES_MS);
      }
      return own;
    }),
  );
  return times.flat();
}

/** Requests per second for one address, measured by wrk over 32 connections. */
function requestsPerSecond(address: string): number {
  const args = ["-t1", "-c32", `-d${WRK_SECONDS}s`, "-H", "Accept-Encoding: br", address];
  const output = execFileSync("wrk", args, { encoding: "utf8" });
  if (/Non-2xx/.test(output)) throw new Error(`${address} failed under load:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** Requests per second for nginx with one process, which serves `body` from a file. */
async function requestsPerSecondOfNginx(body: ArrayBuffer): Promise<number> {
  const home = join(WORK, "nginx");
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "page"), Buffer.from(body));
  const port = await freePort();
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(" ");
  const config = join(home, "nginx.conf");
  writeFileSync(
    config,
    `user root; daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; events {}
http { access_log off; sendfile on; open_file_cache max=10; ${folders}
  server { listen 127.0.0.1:${port}; root ${home}; default_type text/html; } }`,
  );
  const nginx = spawn("nginx", ["-c", config, "-p", home], { stdio: "ignore" });
  try {
    await pause(1000);
    return requestsPerSecond(`http://127.0.0.1:${port}/page`);
  } finally {
    nginx.kill("SIGQUIT");
  }
}
