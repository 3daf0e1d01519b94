import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { checkFile, DATABASE_FILE } from "#server/database/check-file.ts";
import { openDatabase } from "#server/database/open.ts";
import {
  type ChildServer,
  firstAccount,
  freePort,
  startChild,
  stopChild,
} from "#server/testing/child.ts";
import { importForm } from "#server/testing/import-file.ts";
import { giveToPostgres, startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import { edit, lostSaves, newLedger, untilSaved } from "../support/editors.ts";
import { installedPostgres } from "../support/installed.ts";
import { type SmallDisk, smallDisk } from "../support/small-disk.ts";

const DRILL_TIMEOUT_MS = 180_000;
const EDITORS = 5;
const REFUSALS = 10;
/** Larger than the free space inside the database files. */
const LONG_TEXT = randomBytes(60_000).toString("base64");
const FULL = /disk is full.*Make room/;

let disk: SmallDisk;
let postgres: TestPostgres;
beforeAll(() => {
  disk = smallDisk(96);
  postgres = startPostgres(installedPostgres(), { durable: true });
});
afterAll(() => {
  postgres.stop();
  disk.remove();
});

/** A database with its rows, but not its log, on the small disk. */
async function databaseOnDisk(): Promise<string> {
  const tables = join(disk.folder, "tables");
  mkdirSync(tables);
  giveToPostgres(tables);
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  try {
    await admin.query(`create tablespace small location '${tables}'`);
    await admin.query("create database full_disk tablespace small");
  } finally {
    await admin.end();
  }
  return postgres.url("full_disk");
}

async function status(server: ChildServer, cookie: string, path: string) {
  const answer = await fetch(server.address + path, { headers: { Cookie: cookie } });
  return { status: answer.status, text: await answer.text() };
}

/** Waits for more refusals, so that the test cannot pass before the disk is full. */
async function untilRefused(refused: readonly unknown[]): Promise<void> {
  const wanted = refused.length + REFUSALS;
  const deadline = performance.now() + DRILL_TIMEOUT_MS / 2;
  while (refused.length < wanted) {
    if (performance.now() > deadline) throw new Error("The disk does not become full.");
    await pause(10);
  }
}

describe.each(["the file", "PostgreSQL"])("a disk that fills up under load, with %s", (kind) => {
  afterEach(() => disk.free());
  test(
    "rejects saves in plain words, loses no acknowledged one, and resumes when there is room",
    async () => {
      const place =
        kind === "the file"
          ? { dataFolder: join(disk.folder, "data"), databaseUrl: undefined }
          : { dataFolder: join(disk.folder, "data"), databaseUrl: await databaseOnDisk() };
      const server = await startChild(await freePort(), {
        DATA_DIR: place.dataFolder,
        LOG_LEVEL: "silent",
        ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      });
      const stop = new AbortController();
      let editors: Promise<void>[] = [];
      try {
        const cookie = await firstAccount(server);
        const ledger = newLedger();
        editors = Array.from({ length: EDITORS }, (_, at) =>
          edit(server, { cookie, ledger, name: String(at), signal: stop.signal, text: LONG_TEXT }),
        );
        await untilSaved(ledger, EDITORS * 2);
        disk.fill();
        await untilRefused(ledger.refused);
        for (const refused of ledger.refused) {
          expect(refused).toEqual({ status: 503, text: expect.stringMatching(FULL) });
        }
        // PostgreSQL may still have room for a small row.
        if (kind === "the file") {
          const ready = await status(server, cookie, "/api/ready");
          expect(ready).toEqual({ status: 503, text: expect.stringMatching(/disk is full/) });
        }
        // Readers and the desk still see everything.
        for (const path of ["/", "/blog", "/api/posts", "/api/status", "/metrics"]) {
          expect({ path, ...(await status(server, cookie, path)) }).toMatchObject({
            path,
            status: 200,
          });
        }
        disk.free();
        await untilSaved(ledger, EDITORS * 2);
        // Readiness is checked once a second.
        const isReady = async () => (await status(server, cookie, "/api/ready")).status;
        await expect.poll(isReady, { timeout: 5000 }).toBe(200);
        stop.abort();
        await Promise.all(editors);
        const database = await openDatabase(place);
        expect(await lostSaves(database, ledger)).toBe(0);
        await database.close();
      } finally {
        stop.abort();
        await Promise.all(editors);
        await stopChild(server);
      }
      if (kind === "the file") checkFile(join(place.dataFolder, DATABASE_FILE));
    },
    DRILL_TIMEOUT_MS,
  );
});

test(
  "when the disk fills up during an import’s upload, the error names the disk, not the form",
  async () => {
    const server = await startChild(await freePort(), {
      DATA_DIR: join(disk.folder, "arriving"),
      LOG_LEVEL: "silent",
    });
    try {
      const cookie = await firstAccount(server);
      const { body, headers } = await importForm({
        "a.zip": new Uint8Array(randomBytes(8_000_000)),
      });
      const sent = request(`${server.address}/api/import`, {
        method: "POST",
        headers: { ...headers, Origin: server.origin, Cookie: cookie },
      });
      const answered = once(sent, "response");
      // The server may answer before it has read all of it.
      sent.on("error", () => undefined);
      sent.write(body.subarray(0, 1_000_000));
      await pause(500);
      disk.fill();
      sent.end(body.subarray(1_000_000));
      const [answer]: IncomingMessage[] = await answered;
      expect([answer?.statusCode, answer && (await text(answer))]).toEqual([
        503,
        expect.stringMatching(FULL),
      ]);
    } finally {
      disk.free();
      await stopChild(server);
    }
  },
  DRILL_TIMEOUT_MS,
);
