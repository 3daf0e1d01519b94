import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Db } from "../server/database/open.ts";
import {
  type ChildServer,
  firstAccount,
  freePort,
  startChild,
  stopChild,
} from "../server/testing/child.ts";
import { nameOperator } from "../server/testing/operator.ts";
import { addReaders, readersTo } from "../server/testing/readers.ts";
import { goalTable, percentile } from "./figures.ts";
import { treeMemory } from "./growth.ts";
import { type Filled, withPosts } from "./server.ts";

const POSTS = Number(process.env.BENCH_EXPORT_POSTS ?? 1000);
const PICTURES_MB = Number(process.env.BENCH_EXPORT_MB ?? 1024);
const ADDRESSES = Number(process.env.BENCH_LETTER_ADDRESSES ?? 10_000);
const MAILS_PER_SECOND = 50;
/** A photo's files in all sizes, together 1.6 MB. */
const SIZES_KB = [40, 30, 120, 90, 290, 210, 480, 340] as const;
const WIDTHS_PX = [480, 960, 1600, 2560] as const;
const MB = 2 ** 20;
const SAMPLE_MS = 50;
/** Pages are requested at this pace, quiet or not. */
const BETWEEN_PAGES_MS = 100;
const QUIET_MS = 20_000;

/** Two heavy tasks of the server edition: an export of a large site, and a letter to many addresses. */
export async function measureHeavyWork(): Promise<string> {
  return withPosts(POSTS, addPicturesAndReaders, async (filled) => {
    const exported = await measureExport(filled);
    const letter = await measureLetter(filled, exported.cookie);
    const count = (number: number) => number.toLocaleString("en-US");
    return `${count(POSTS)} posts, ${count(PICTURES_MB)} MB of pictures, a letter to ${count(ADDRESSES)} addresses at ${MAILS_PER_SECOND} a
second. The zip had ${count(Math.round(exported.bytes / MB))} MB and took ${exported.seconds.toFixed(0)} s; at rest the server took ${Math.round(exported.restMb)} MB. The mail server is a process of its own on
this machine. Pages are requested one after the other, ${1000 / BETWEEN_PAGES_MS} a second, each rendered or from the cache as readers get
it, first while nothing else happens, then while the letter goes out.

${goalTable([
  ["Memory of an export above rest, highest", exported.aboveRestMb, 200, "MiB"],
  ["Mails a second", letter.perSecond, 0.96 * MAILS_PER_SECOND, "", 1, "at least"],
  ...[50, 95, 99].map((percent) => {
    const quiet = percentile(letter.quiet, percent);
    const what = `A page while the letter goes out, ${percent}th percentile (quiet: ${quiet.toFixed(1)} ms)`;
    return [what, percentile(letter.busy, percent) / quiet, 2, "times", 2] as const;
  }),
])}`;
  });
}

async function addPicturesAndReaders(db: Db): Promise<void> {
  const pictureKb = SIZES_KB.reduce((sum, size) => sum + size, 0);
  for (let at = 0; at < (PICTURES_MB * 1024) / pictureKb; at += 1) {
    const id = randomUUID();
    const said = { name: `${at}.jpg`, alt: null, decorative: 0, crop: "", credit: "" } as const;
    const row = { focus_x: 50, focus_y: 50, width: 2560, height: 1700, deleted_at: null };
    await db
      .insertInto("images")
      .values({ id, hash: id, ...said, ...row, created_at: at, created_by: null })
      .execute();
    for (const [place, size] of SIZES_KB.entries()) {
      const width = WIDTHS_PX[Math.floor(place / 2)] ?? 0;
      const format = place % 2 === 0 ? "jpeg" : "webp";
      const name = `${id}-${width}.${format === "jpeg" ? "jpg" : "webp"}`;
      await db
        .insertInto("image_files")
        .values({ image_id: id, format, width, name, crop: "", bytes: randomBytes(size * 1024) })
        .execute();
    }
  }
  await addReaders(db, readersTo(ADDRESSES));
  await nameOperator(db);
}

async function measureExport({ settings }: Filled) {
  console.log("Export ...");
  const server = await startChild(await freePort(), settings);
  try {
    const cookie = await firstAccount(server);
    // Pages first: a server at rest has answered some before.
    for (const path of ["/", "/blog", "/feed.xml", "/", "/blog"]) {
      await (await fetch(server.address + path)).arrayBuffer();
    }
    await pause(2000);
    const memory = () => treeMemory(server.child.pid ?? 0) / MB;
    const restMb = memory();
    let highest = restMb;
    const sampler = setInterval(() => (highest = Math.max(highest, memory())), SAMPLE_MS);
    const start = performance.now();
    const response = await fetch(`${server.address}/api/export.zip?subscribers=1`, {
      headers: { Cookie: cookie },
    });
    if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
    let bytes = 0;
    for await (const chunk of response.body) bytes += chunk.length;
    clearInterval(sampler);
    const seconds = (performance.now() - start) / 1000;
    return { cookie, bytes, seconds, restMb, aboveRestMb: highest - restMb };
  } finally {
    await stopChild(server);
  }
}

const versioned = z.object({ version: z.number() });
const letterState = z.object({ state: z.string(), counts: z.object({ sent: z.number() }) });

async function measureLetter({ settings, addresses }: Filled, cookie: string) {
  console.log("Letter ...");
  const sink = spawn(process.execPath, [join(import.meta.dirname, "mail-sink.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said]: unknown[] = await once(sink.stdout, "data");
  const server = await startChild(await freePort(), {
    ...settings,
    SMTP_URL: String(said).trim(),
    MAILS_PER_MINUTE: String(MAILS_PER_SECOND * 60),
  });
  try {
    const letter = `${server.address}/api/letters/${randomUUID()}`;
    const ask = async (path: string, method = "GET", body?: object, version = "") => {
      const type = { "Content-Type": "application/json", "If-Match": version };
      const headers = { Origin: server.origin, Cookie: cookie, ...type };
      const sent = body ? { body: JSON.stringify(body) } : {};
      const answer = await fetch(letter + path, { method, headers, ...sent });
      if (!answer.ok) throw new Error(`The letter answered ${await answer.text()}`);
      const json: unknown = await answer.json();
      return json;
    };
    const made = versioned.parse(await ask("", "PUT", {}));
    const words = { subject: "Rest first", text: "Move the herd **today**." };
    const draft = versioned.parse(await ask("", "PATCH", words, String(made.version)));
    const pages = new Pages(server, addresses);
    // A warm-up, so that code is compiled as on a server that has run for a while.
    await pages.until(afterMs(QUIET_MS / 4));
    const quiet = await pages.until(afterMs(QUIET_MS));
    const start = performance.now();
    await ask("/send", "POST", {}, String(draft.version));
    let seconds = Number.NaN;
    const busy = await pages.until(async () => {
      const { state, counts } = letterState.parse(await ask(""));
      if (state !== "sent") return false;
      if (counts.sent !== ADDRESSES) throw new Error(`${counts.sent} mails were sent`);
      seconds = (performance.now() - start) / 1000;
      return true;
    });
    return { quiet, busy, perSecond: ADDRESSES / seconds };
  } finally {
    await stopChild(server);
    sink.kill();
  }
}

/** Requests pages, one after the other. */
class Pages {
  readonly #origin: string;
  readonly #addresses: readonly string[];
  #next = 0;

  constructor({ address }: ChildServer, addresses: readonly string[]) {
    this.#origin = address;
    this.#addresses = addresses;
  }

  /** Requests pages until `isOver`, which is checked every second. @returns the milliseconds of each request. */
  async until(isOver: () => Promise<boolean>): Promise<number[]> {
    const times: number[] = [];
    let askedAt = performance.now();
    for (;;) {
      if (performance.now() - askedAt > 1000) {
        if (await isOver()) return times;
        askedAt = performance.now();
      }
      const path = this.#addresses[this.#next % this.#addresses.length] ?? "/";
      this.#next += 1;
      const before = performance.now();
      await (await fetch(this.#origin + path)).arrayBuffer();
      times.push(performance.now() - before);
      await pause(BETWEEN_PAGES_MS);
    }
  }
}

function afterMs(time: number): () => Promise<boolean> {
  const end = performance.now() + time;
  return () => Promise.resolve(performance.now() > end);
}
