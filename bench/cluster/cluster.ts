import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { type ChildServer, stopChild } from "../../server/testing/child.ts";
import { DRAFT } from "../../server/testing/drafts.ts";
import { type Cluster, startCluster } from "../../tests/drills/support/cluster.ts";
import { crowd } from "../../tests/drills/support/crowd.ts";
import { type Reading, readSteadily } from "../../tests/drills/support/readers.ts";
import { buildSite } from "../../tests/server/build-site.ts";
import { describeMachine } from "../report/machine.ts";
import { median, percentile } from "../report/median.ts";
import { writeResult } from "../report/write-result.ts";
import { type ClusterFigures, clusterReport } from "./report.ts";

const SERVERS = 3;
const PUBLICATIONS = 30;
const PER_SECOND = 2000;
const CONNECTIONS = 64;
const STALE_PER_SECOND = 50;
/** Short by default; the full measurement: BENCH_STALE_MINUTES=60 BENCH_CROWD_SECONDS=600. */
const STALE_SECONDS = Number(process.env.BENCH_STALE_MINUTES ?? 0.5) * 60;
const CROWD_SECONDS = Number(process.env.BENCH_CROWD_SECONDS ?? 30);
const LOAD_SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 15);
const PAGES = ["/", "/blog", "/practices/grazing", "/getting-started/first-steps", "/about"];

/** Three servers on one PostgreSQL behind nginx: publishing, one server killed, all servers down, heavy load. */
export async function measureCluster(): Promise<void> {
  const machine = describeMachine();
  const bundle = buildSite();
  console.log(`Starting ${SERVERS} servers, PostgreSQL and nginx ...`);
  const cluster = await startCluster(SERVERS);
  try {
    console.log(`Publishing ${PUBLICATIONS} times ...`);
    const seen = await publications(cluster);
    console.log(`${PER_SECOND} requests/s for ${LOAD_SECONDS} s; one server is killed ...`);
    const killed = await underLoad(cluster);
    console.log(`Reading for ${STALE_SECONDS} s without a server ...`);
    const stale = await withoutServers(cluster);
    console.log(`A thousand readers and twenty editors for ${CROWD_SECONDS} s ...`);
    const people = await crowd(CROWD_SECONDS, bundle);
    const figures: ClusterFigures = {
      servers: SERVERS,
      everywhere: { median: median(seen), p95: percentile(seen, 95), worst: Math.max(...seen) },
      wantedPerSecond: PER_SECOND,
      killed: { ...summary(killed), perSecond: killed.answered / LOAD_SECONDS },
      stale: { ...summary(stale), minutes: STALE_SECONDS / 60 },
      crowd: {
        ...summary(people.reading),
        seconds: CROWD_SECONDS,
        saves: people.ledger.acknowledged,
        refused: people.ledger.refused.length,
        lost: people.lost,
      },
    };
    writeResult("cluster", clusterReport(figures, machine), { machine, figures });
  } finally {
    await cluster.stop();
  }
}

function summary({ answered, failed, times }: Reading) {
  return {
    answered,
    failed: failed.length,
    median: median(times),
    p99: percentile(times, 99),
  };
}

/** Milliseconds from each acknowledgment until every server and nginx show the publication. */
async function publications({ servers, nginx, cookie }: Cluster): Promise<number[]> {
  const id = randomUUID();
  const slug = `post-${id.slice(0, 8)}`;
  const times: number[] = [];
  let path = "";
  for (let at = 0; at < PUBLICATIONS; at += 1) {
    const server = servers[at % servers.length] ?? servers[0];
    const title = `Edition number ${at}.`;
    // nginx counts whole seconds, so start at a different point of the second each time.
    await pause((at * 1000) / PUBLICATIONS);
    await publish(server, cookie, id, at, { ...DRAFT, title, slug });
    const start = performance.now();
    path ||= await addressOf(server, cookie, id);
    const places = [...servers.map(({ address }) => address), nginx.origin];
    await Promise.all(places.map((place) => untilShown(place + path, title)));
    times.push(performance.now() - start);
  }
  return times;
}

async function publish(
  { address, origin }: ChildServer,
  cookie: string,
  id: string,
  version: number,
  draft: object,
): Promise<void> {
  const answer = await fetch(`${address}/api/posts/${id}`, {
    method: version === 0 ? "PUT" : "PATCH",
    headers: {
      Origin: origin,
      Cookie: cookie,
      "Content-Type": "application/json",
      ...(version === 0 ? {} : { "If-Match": `"${version}"` }),
    },
    body: JSON.stringify({ draft, intent: "publish" }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function addressOf({ address }: ChildServer, cookie: string, id: string): Promise<string> {
  const answer = await fetch(`${address}/api/posts/${id}`, { headers: { Cookie: cookie } });
  const { post } = (await answer.json()) as { post: { date: string; slug: string } };
  return `/blog/${post.date.slice(0, 7).replace("-", "/")}/${post.slug}`;
}

async function untilShown(address: string, title: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await (await fetch(address)).text()).includes(title)) {
    if (performance.now() > deadline) throw new Error(`${address} does not show “${title}”`);
    await pause(5);
  }
}

function readingFor(origin: string, perSecond: number, seconds: number): Promise<Reading> {
  const end = new AbortController();
  const reading = readSteadily({
    origin,
    paths: PAGES,
    readers: CONNECTIONS,
    perSecond,
    signal: end.signal,
  });
  void pause(seconds * 1000).then(() => end.abort());
  return reading;
}

/** One server is killed after a third of the time. */
async function underLoad({ nginx, servers }: Cluster): Promise<Reading> {
  for (const path of PAGES) await (await fetch(nginx.origin + path)).text();
  const reading = readingFor(nginx.origin, PER_SECOND, LOAD_SECONDS);
  await pause((LOAD_SECONDS * 1000) / 3);
  const [, { child }] = servers;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  return reading;
}

async function withoutServers({ nginx, servers }: Cluster): Promise<Reading> {
  await Promise.all(servers.map(stopChild));
  return readingFor(nginx.origin, STALE_PER_SECOND, STALE_SECONDS);
}
