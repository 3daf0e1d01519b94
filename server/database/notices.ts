import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** PostgreSQL notifies every server listening here when the content version is raised. */
export const CONTENT_CHANNEL = "first_paddock_content";
const RETRY_MS = 1000;

interface NoticeOptions {
  readonly url: string;
  /** Called for each notice, and after each connect, since notices may have been missed. */
  readonly onNotice: () => void;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/**
 * Listens for content changes committed by other servers, on its own connection, and reconnects until the
 * signal aborts. The caller's polling covers the gaps.
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
