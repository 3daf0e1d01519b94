import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { OpenDatabase } from "#server/database/open.ts";
import { revisionFields } from "#server/posts/read.ts";
import type { ChildServer } from "#server/testing/child.ts";
import { DRAFT } from "#server/testing/drafts.ts";

const PAUSE_AFTER_A_REFUSAL_MS = 50;

/** An acknowledged save: from then on the post has at least this version. */
interface Acknowledged {
  readonly version: number;
  readonly title: string;
}

/** The server's responses to the editors during a drill. */
export interface Ledger {
  readonly kept: Map<string, Acknowledged>;
  /** Acknowledged saves. */
  acknowledged: number;
  /** Bodies of failed responses, oldest first. */
  readonly refused: { status: number; text: string }[];
}

export const newLedger = (): Ledger => ({ kept: new Map(), acknowledged: 0, refused: [] });

interface EditorOptions {
  readonly cookie: string;
  readonly ledger: Ledger;
  readonly name: string;
  readonly signal: AbortSignal;
  /** Padding that makes each save larger. */
  readonly text?: string;
  /** Pause between two saves. */
  readonly pauseMs?: number;
}

/**
 * An editor who creates a post, then saves and publishes it alternately until the signal aborts. After a
 * failed or missing response the stored state is unknown, so the editor starts another post.
 */
export async function edit(
  { address, origin }: Pick<ChildServer, "address" | "origin">,
  { cookie, ledger, name, signal, text = "", pauseMs = 0 }: EditorOptions,
): Promise<void> {
  const session = { Origin: origin, Cookie: cookie, "Content-Type": "application/json" };
  let id = randomUUID();
  for (let count = 0; !signal.aborted; count += 1) {
    const version = ledger.kept.get(id)?.version ?? 0;
    const title = `Post ${name}, ${count}`;
    const draft = { ...DRAFT, title, slug: `post-${id}`, content: `${DRAFT.content}\n\n${text}` };
    const answer = await fetch(`${address}/api/posts/${id}`, {
      method: version > 0 ? "PATCH" : "PUT",
      headers: version > 0 ? { ...session, "If-Match": `"${version}"` } : session,
      body: JSON.stringify({ draft, intent: count % 2 === 0 ? "publish" : "save" }),
      signal,
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    if (answer && answer.status < 300) {
      const saved = (JSON.parse(answer.text) as Pick<Acknowledged, "version">).version;
      ledger.kept.set(id, { version: saved, title });
      ledger.acknowledged += 1;
      await pause(pauseMs);
      continue;
    }
    if (answer) ledger.refused.push(answer);
    id = randomUUID();
    await pause(PAUSE_AFTER_A_REFUSAL_MS);
  }
}

/** Waits for a number of further acknowledged saves. @throws Error on timeout. */
export async function untilSaved(ledger: Ledger, more: number, limitMs = 60_000): Promise<void> {
  const wanted = ledger.acknowledged + more;
  const deadline = performance.now() + limitMs;
  while (ledger.acknowledged < wanted) {
    if (performance.now() > deadline) {
      const last = JSON.stringify(ledger.refused.at(-1));
      throw new Error(`Saving does not go on. The last refusal: ${last}`);
    }
    await pause(10);
  }
}

/**
 * How many acknowledged saves the database has lost. Unacknowledged ones may or may not
 * be stored.
 */
export async function lostSaves({ db }: OpenDatabase, { kept }: Ledger): Promise<number> {
  let lost = 0;
  for (const [id, said] of kept) {
    const post = await db
      .selectFrom("posts")
      .select(["version", "head"])
      .where("id", "=", id)
      .executeTakeFirst();
    const title = post && (await revisionFields(db, id, post.head)).title;
    const same = post?.version === said.version;
    if (!post || post.version < said.version || (same && title !== said.title)) lost += 1;
  }
  return lost;
}

/** The address of a post and the title readers must see; `undefined` for a draft. */
export async function published(
  { address }: Pick<ChildServer, "address">,
  cookie: string,
  id: string,
): Promise<{ readonly path: string; readonly title: string | undefined }> {
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(address + path, { headers: { Cookie: cookie } })).json();
  const { revisions } = (await ask(`/api/posts/${id}/revisions`)) as {
    revisions: { live: boolean; title: string }[];
  };
  const { post } = (await ask(`/api/posts/${id}`)) as { post: { date: string; slug: string } };
  return {
    path: `/blog/${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.slug}`,
    title: revisions.find(({ live }) => live)?.title,
  };
}
