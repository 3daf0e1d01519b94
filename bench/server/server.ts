import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parsePostFile } from "../../app/content-model/posts/parse-post.ts";
import { postPath } from "../../app/domain/posts/post.ts";
import { openDatabase } from "../../server/database/open.ts";
import { firstAccount, freePort, startChild, stopChild } from "../../server/testing/child.ts";
import { importFirstPosts } from "../../server/transfer/first-posts.ts";
import { ROOT, WORK } from "../folders.ts";
import { treeMemory } from "../growth/process-tree.ts";
import { writeManyPosts } from "../growth/many-posts.ts";
import { describeMachine } from "../report/machine.ts";
import { median, percentile } from "../report/median.ts";
import { writeResult } from "../report/write-result.ts";
import { runCommand } from "../sites/run-command.ts";
import { compressedPage, nginxWith, requestsPerSecond } from "./cached-page.ts";
import { draftSaves, lists, publications, renderings } from "./measures.ts";
import { type ServerFigures, serverReport } from "./report.ts";

const POSTS = Number(process.env.BENCH_SERVER_POSTS ?? 5000);
const LOAD_MINUTES = Number(process.env.BENCH_LOAD_MINUTES ?? 60);
const BUNDLE = join(WORK, "server-bundle");
const RENDERED_PAGES = 200;
const WRK_SECONDS = 10;

/** Measures the server edition with many posts on SQLite: readers, editors, and memory. */
export async function measureServer(): Promise<void> {
  console.log("Building the site for the server ...");
  runCommand(process.execPath, ["publish/bundle/bundle.ts"], ROOT, {
    EDITION: "server",
    BUNDLE_DIR: BUNDLE,
    OFFLINE_COPY: "off",
  });
  const machine = describeMachine();
  const dataFolder = mkdtempSync(join(tmpdir(), "paddock-bench-"));
  try {
    console.log(`Taking in ${POSTS} posts ...`);
    const addresses = await fill(dataFolder);
    const figures = await measure(dataFolder, addresses);
    writeResult("server", serverReport(figures, machine), { machine, figures });
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Fills a new database. @returns the addresses of its posts. */
async function fill(dataFolder: string): Promise<string[]> {
  const folder = join(WORK, `posts-${POSTS}`);
  writeManyPosts(folder, POSTS);
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  await importFirstPosts(database.db, folder, Date.now());
  await database.close();
  return readdirSync(folder).map((name) =>
    postPath(parsePostFile(name, readFileSync(join(folder, name), "utf8")).post),
  );
}

async function measure(dataFolder: string, addresses: readonly string[]): Promise<ServerFigures> {
  const server = await startChild(await freePort(), {
    DATA_DIR: dataFolder,
    BUNDLE_DIR: BUNDLE,
    LOG_LEVEL: "error",
  });
  try {
    const editor = { origin: server.origin, cookie: await firstAccount(server) };
    const [first = "/"] = addresses;
    console.log("Publishing, rendering, saving, listing ...");
    const published = await publications(editor, "published-again");
    const rendered = await renderings(editor, addresses.slice(1, RENDERED_PAGES + 1));
    const saved = await draftSaves(editor);
    const listed = await lists(editor);
    console.log("A kept page, beside nginx ...");
    const page = server.origin + first;
    const nginx = await nginxWith(await compressedPage(page));
    const keptPerSecond = requestsPerSecond(page, WRK_SECONDS);
    const nginxPerSecond = requestsPerSecond(nginx.address, WRK_SECONDS);
    nginx.stop();
    console.log(`Load for ${LOAD_MINUTES} minutes ...`);
    const end = performance.now() + LOAD_MINUTES * 60_000;
    const pid = server.child.pid ?? 0;
    for (let at = 0; performance.now() < end; at += 1) {
      requestsPerSecond(page, WRK_SECONDS);
      await renderings(editor, sliceFrom(addresses, at * RENDERED_PAGES));
      await publications(editor, `published-under-load-${at}`);
    }
    return {
      posts: POSTS,
      startedInMs: server.startedInMs,
      published: { median: median(published), p95: percentile(published, 95) },
      rendered: { median: median(rendered), p95: percentile(rendered, 95) },
      saved: { median: median(saved), p95: percentile(saved, 95) },
      listed: { median: median(listed), p95: percentile(listed, 95) },
      keptPerSecond,
      nginxPerSecond,
      loadMinutes: LOAD_MINUTES,
      mebibytes: treeMemory(pid) / 2 ** 20,
    };
  } finally {
    await stopChild(server);
  }
}

const sliceFrom = (addresses: readonly string[], start: number) =>
  addresses.slice(start % addresses.length, (start % addresses.length) + RENDERED_PAGES);
