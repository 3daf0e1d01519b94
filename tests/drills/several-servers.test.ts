import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ChildServer } from "../../server/testing/child.ts";
import { DRAFT } from "../../server/testing/drafts.ts";
import { BUILD_TIMEOUT_MS } from "../server/build-site.ts";
import { type Cluster, OTHER_ASSETS, startCluster } from "./several-servers.ts";

const DRILL_TIMEOUT_MS = 120_000;
const PUBLICATIONS = 20;
const READERS = 8;
const READING_MS = 3000;
const PAGES = ["/", "/blog", "/practices/grazing", "/getting-started/first-steps"];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, BUILD_TIMEOUT_MS);
afterAll(() => cluster.stop());

async function read(path: string) {
  const answer = await fetch(cluster.nginx.origin + path);
  return { status: answer.status, kept: answer.headers.get("X-Cache"), text: await answer.text() };
}

interface Post {
  readonly id: string;
  version: number;
}

/** Publishes the post anew at one of the servers, past nginx. @returns its address. */
async function publish({ address, origin }: ChildServer, post: Post, title: string) {
  const slug = `post-${post.id.slice(0, 8)}`;
  const resource = `${address}/api/posts/${post.id}`;
  const session = { Origin: origin, Cookie: cluster.cookie };
  const answer = await fetch(resource, {
    method: post.version === 0 ? "PUT" : "PATCH",
    headers: {
      ...session,
      "Content-Type": "application/json",
      ...(post.version === 0 ? {} : { "If-Match": `"${post.version}"` }),
    },
    body: JSON.stringify({ draft: { ...DRAFT, title, slug }, intent: "publish" }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  post.version += 1;
  const opened = (await (await fetch(resource, { headers: session })).json()) as {
    readonly post: { readonly date: string };
  };
  return `/blog/${opened.post.date.slice(0, 7).replace("-", "/")}/${slug}`;
}

test("published at one server, a post is at the other and behind nginx", async () => {
  const [one, two] = cluster.servers;
  const post = { id: randomUUID(), version: 0 };
  const path = await publish(one, post, "Seen everywhere");
  await vi.waitFor(async () => {
    expect(await (await fetch(two.address + path)).text()).toContain("Seen everywhere");
    expect((await read(path)).text).toContain("Seen everywhere");
    expect((await read("/blog")).text).toContain("Seen everywhere");
  }, 5000);
});

test(
  "for one reader no page goes back in time",
  async () => {
    const post = { id: randomUUID(), version: 0 };
    const path = await publish(cluster.servers[0], post, "Edition 0");
    const seen: number[] = [];
    const end = new AbortController();
    const reader = (async () => {
      while (!end.signal.aborted) {
        const edition = /<h1[^>]*>Edition (\d+)</.exec((await read(path)).text)?.[1];
        if (edition !== undefined) seen.push(Number(edition));
      }
    })();
    for (let at = 1; at <= PUBLICATIONS; at += 1) {
      await publish(cluster.servers[at % 2 === 0 ? 0 : 1], post, `Edition ${at}`);
      await pause(100);
    }
    await vi.waitFor(() => expect(seen.at(-1)).toBe(PUBLICATIONS), 10_000);
    end.abort();
    await reader;
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  },
  DRILL_TIMEOUT_MS,
);

test("each server has the other version's files through nginx", async () => {
  for (const asset of OTHER_ASSETS) {
    const answer = await read(asset);
    expect([asset, answer.status, answer.text]).toEqual([asset, 200, "// other\n"]);
  }
});

test("the desk, its API and previews are never kept; numbers are not for visitors", async () => {
  for (const path of ["/admin/login", "/api/session", "/api/health", "/preview/nothing"]) {
    await read(path);
    expect({ path, kept: (await read(path)).kept }).toEqual({ path, kept: null });
  }
  expect((await read("/metrics")).status).toBe(404);
});

test("what a visitor says of addresses and hosts changes no kept page", async () => {
  const path = "/about";
  const forged = await fetch(cluster.nginx.origin + path, {
    headers: {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-For": "203.0.113.9",
      "X-Original-URL": "/admin",
      "X-Rewrite-URL": "/admin",
      "Accept-Encoding": "br;q=0, nonsense",
    },
  });
  expect(await forged.text()).not.toContain("evil.example");
  const { status, text } = await read(path);
  expect(status).toBe(200);
  expect(text).not.toContain("evil.example");
});

test(
  "a server that is killed under load costs no reader a page; without servers what was read stays",
  async () => {
    const [, two] = cluster.servers;
    for (const path of PAGES) await read(path);
    const failed: string[] = [];
    let answered = 0;
    const end = Date.now() + READING_MS;
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let at = reader; Date.now() < end; at += 1) {
        const path = PAGES[at % PAGES.length] ?? "/";
        const status = await read(path).then(
          (answer) => answer.status,
          () => 0,
        );
        answered += 1;
        if (status !== 200) failed.push(`${status} ${path}`);
      }
    });
    await pause(READING_MS / 3);
    const gone = once(two.child, "exit");
    two.child.kill("SIGKILL");
    await Promise.all([gone, ...readers]);
    expect(answered).toBeGreaterThan(READERS * 2);
    expect(failed).toEqual([]);

    const [one] = cluster.servers;
    const last = once(one.child, "exit");
    one.child.kill("SIGKILL");
    await last;
    await pause(1500);
    for (const path of PAGES) {
      expect({ path, status: (await read(path)).status }).toEqual({ path, status: 200 });
    }
    expect((await read("/api/session")).status).toBe(502);
  },
  DRILL_TIMEOUT_MS,
);
