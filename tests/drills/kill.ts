import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkFile } from "../../server/database/backup.ts";
import { DATABASE_FILE, openDatabase } from "../../server/database/open.ts";
import { revisionFields } from "../../server/posts/read.ts";
import { firstAccount, freePort, startChild } from "../../server/testing/child.ts";
import { DRAFT } from "../../server/testing/drafts.ts";

const EDITORS = 5;
const START_TIMEOUT_MS = 60_000;

/** What a drill saw. */
export interface Outcome {
  /** Saves that the server answered. */
  readonly acknowledged: number;
  /** Of those, how many the database no longer had after a kill. */
  readonly lost: number;
  /** Post pages that did not show what the database said was published. */
  readonly wrongPages: number;
}

interface Acknowledged {
  version: number;
  title: string;
}

/**
 * Kills the server with SIGKILL while five editors save and publish, again and again, and compares after
 * each kill: every acknowledged save is in the database, the file is whole, and the next start serves it.
 */
export async function killDrill(rounds: number): Promise<Outcome> {
  const dataFolder = mkdtempSync(join(tmpdir(), "paddock-drill-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const outcome = { acknowledged: 0, lost: 0, wrongPages: 0 };
  const kept = new Map<string, Acknowledged>();
  let cookie = "";
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await startChild(port, { DATA_DIR: dataFolder });
      if (cookie === "") cookie = await firstAccount(server);
      outcome.wrongPages += await wrongPages(origin, cookie, kept);
      const stop = new AbortController();
      const editors = Array.from({ length: EDITORS }, (_, editor) =>
        edit(origin, cookie, kept, `${round}-${editor}`, outcome, stop.signal),
      );
      await untilSaved(outcome, outcome.acknowledged + EDITORS * 2);
      server.child.kill("SIGKILL");
      stop.abort();
      await Promise.all([...editors, once(server.child, "exit")]);
      outcome.lost += await lostSaves(dataFolder, kept);
    }
    return outcome;
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** One editor: makes a post, then saves and publishes it until the server is gone. */
async function edit(
  origin: string,
  cookie: string,
  kept: Map<string, Acknowledged>,
  name: string,
  outcome: { acknowledged: number },
  signal: AbortSignal,
): Promise<void> {
  const id = randomUUID();
  const headers = { Origin: origin, Cookie: cookie, "Content-Type": "application/json" };
  for (let count = 0; !signal.aborted; count += 1) {
    const title = `Post ${name}, ${count}`;
    const before = kept.get(id);
    const body = JSON.stringify({
      draft: { ...DRAFT, title, slug: `post-${name}` },
      intent: count % 2 === 0 ? "publish" : "save",
    });
    try {
      const response = await fetch(`${origin}/api/posts/${id}`, {
        method: before ? "PATCH" : "PUT",
        headers: before ? { ...headers, "If-Match": `"${before.version}"` } : headers,
        body,
        signal,
      });
      if (!response.ok) return;
      await response.arrayBuffer();
    } catch {
      return; // The server was killed: nobody was told that this one is saved.
    }
    kept.set(id, { version: (before?.version ?? 0) + 1, title });
    outcome.acknowledged += 1;
  }
}

/** A save that was not acknowledged may be there too; one that was must be. */
async function lostSaves(dataFolder: string, kept: Map<string, Acknowledged>): Promise<number> {
  checkFile(join(dataFolder, DATABASE_FILE));
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  let lost = 0;
  for (const [id, said] of kept) {
    const post = await database.db
      .selectFrom("posts")
      .select(["version", "head"])
      .where("id", "=", id)
      .executeTakeFirst();
    const same = post?.version === said.version;
    const title = post ? (await revisionFields(database.db, id, post.head)).title : "";
    if (!post || post.version < said.version || (same && title !== said.title)) lost += 1;
  }
  await database.close();
  return lost;
}

/** Compares what readers get with what the desk says is published, for the last few posts. */
async function wrongPages(
  origin: string,
  cookie: string,
  kept: ReadonlyMap<string, Acknowledged>,
): Promise<number> {
  let wrong = 0;
  for (const id of [...kept.keys()].slice(-EDITORS)) {
    const headers = { Cookie: cookie };
    const revisions: unknown = await (
      await fetch(`${origin}/api/posts/${id}/revisions`, { headers })
    ).json();
    const title = liveTitle(revisions);
    const opened: unknown = await (await fetch(`${origin}/api/posts/${id}`, { headers })).json();
    const page = await fetch(origin + addressIn(opened));
    const html = await page.text();
    if (
      title === undefined
        ? page.status === 200
        : !html.includes(`<h1>${title}</h1>`) && !html.includes(title)
    ) {
      wrong += 1;
    }
  }
  return wrong;
}

function liveTitle(answer: unknown): string | undefined {
  const { revisions } = answer as { revisions: { live: boolean; title: string }[] };
  return revisions.find(({ live }) => live)?.title;
}

function addressIn(answer: unknown): string {
  const { post } = answer as { post: { date: string; slug: string } };
  return `/blog/${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.slug}`;
}

async function untilSaved(
  outcome: { readonly acknowledged: number },
  wanted: number,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (outcome.acknowledged < wanted && Date.now() < deadline) await pause(10);
}
