import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** PostgreSQL tells every server that listens here when the content version was raised. */
export const CONTENT_CHANNEL = "first_paddock_content";
const RETRY_MS = 1000;

export interface NoticeOptions {
  readonly url: string;
  /** Called for each notice, and after each connection: one may have been missed before it. */
  readonly onNotice: () => void;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/**
 * Listens for changes of the content that another server has committed, on its own connection. A
 * connection that breaks is made anew until the signal; the caller's poll is the floor meanwhile.
 */
export async function listenForContent(options: NoticeOptions): Promise<void> {
  const { signal, onError } = options;
  while (!signal.aborted) {
    try {
      await listenOnce(options);
    } catch (error) {
      onError(error);
    }
    await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function listenOnce({ url, onNotice, signal }: NoticeOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  const ended = new Promise<void>((done, failed) => {
    client.on("error", failed);
    client.on("end", done);
  });
  const stop = () => void client.end();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await client.connect();
    client.on("notification", onNotice);
    await client.query(`listen ${CONTENT_CHANNEL}`);
    onNotice();
    await ended;
  } finally {
    signal.removeEventListener("abort", stop);
    await client.end().catch(() => {});
  }
}
