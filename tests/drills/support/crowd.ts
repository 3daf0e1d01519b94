import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/database/open.ts";
import { firstAccount, freePort, startChild, stopChild } from "#server/testing/child.ts";
import { edit, type Ledger, lostSaves, newLedger } from "./editors.ts";
import { type Reading, readSteadily } from "./readers.ts";

const READERS = 1000;
/** Each reader opens a page about every three seconds. */
const PER_SECOND = 350;
const EDITORS = 20;
/** An editor's desk saves every few seconds. */
const BETWEEN_SAVES_MS = 3000;
const PAGES = ["/", "/blog", "/practices/grazing", "/getting-started/first-steps", "/about"];

export interface Crowd {
  readonly reading: Reading;
  readonly ledger: Ledger;
  readonly lost: number;
}

/** Runs a thousand readers and twenty publishing editors on one server with its file. */
export async function crowd(seconds: number, bundle: string): Promise<Crowd> {
  const dataFolder = mkdtempSync(join(tmpdir(), "paddock-crowd-"));
  const settings = { DATA_DIR: dataFolder, BUNDLE_DIR: bundle, LOG_LEVEL: "error" };
  const server = await startChild(await freePort(), settings);
  try {
    const cookie = await firstAccount(server);
    const ledger = newLedger();
    const end = new AbortController();
    const editors = Array.from({ length: EDITORS }, async (_, at) => {
      // Staggers the editors.
      await pause((at * BETWEEN_SAVES_MS) / EDITORS);
      const name = String(at);
      await edit(server, { cookie, ledger, name, signal: end.signal, pauseMs: BETWEEN_SAVES_MS });
    });
    const reading = readSteadily({
      origin: server.address,
      paths: PAGES,
      readers: READERS,
      perSecond: PER_SECOND,
      signal: end.signal,
    });
    await pause(seconds * 1000);
    end.abort();
    const [seen] = [await reading, await Promise.all(editors)];
    await stopChild(server);
    const database = await openDatabase({ dataFolder, databaseUrl: undefined });
    const lost = await lostSaves(database, ledger);
    await database.close();
    return { reading: seen, ledger, lost };
  } finally {
    await stopChild(server);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
