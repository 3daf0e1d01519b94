import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { firstAccount, freePort, startChild, stopChild } from "#server/testing/child.ts";
import { edit, lostSaves, newLedger } from "./support/editors.ts";
import { readSteadily } from "./support/readers.ts";

/** Half a minute by default; DRILL_SECONDS=600 runs longer. */
const seconds = Number(process.env["DRILL_SECONDS"] ?? "30");
const MORE_MS = 120_000;
/** Generous for busy machines; the bench measures speed. */
const SLOWEST_MS = 5000;

const READERS = 1000;
/** Each reader opens a page about every three seconds. */
const PER_SECOND = 350;
const EDITORS = 20;
/** An editor's desk saves every few seconds. */
const BETWEEN_SAVES_MS = 3000;
const PAGES = ["/", "/blog", "/practices/grazing", "/getting-started/first-steps", "/about"];

test(
  `a thousand readers and twenty editors for ${seconds} s: every page is served, every save is stored`,
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "paddock-crowd-"));
    const settings = { DATA_DIR: dataFolder, LOG_LEVEL: "error" };
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
      const { answered, failed, times } = await reading;
      await Promise.all(editors);
      await stopChild(server);
      const database = await openDatabase({ dataFolder, databaseUrl: undefined });
      expect(await lostSaves(database, ledger)).toBe(0);
      await database.close();
      const slowest = Math.round(Math.max(...times));
      console.log({ pages: answered, slowest, saves: ledger.acknowledged });
      expect(failed).toEqual([]);
      expect(ledger.refused).toEqual([]);
      expect(answered).toBeGreaterThan(seconds * 100);
      expect(ledger.acknowledged).toBeGreaterThan(seconds);
      expect(slowest).toBeLessThan(SLOWEST_MS);
    } finally {
      await stopChild(server);
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
  seconds * 1000 + MORE_MS,
);
