import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { checkFile, DATABASE_FILE } from "#server/database/check-file.ts";
import { openDatabase } from "#server/database/open.ts";
import {
  type ChildServer,
  firstAccount,
  freePort,
  startChild,
  stopChild,
} from "#server/testing/child.ts";
import { startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import {
  edit,
  type Ledger,
  lostSaves,
  newLedger,
  published,
  untilSaved,
} from "../support/editors.ts";
import { installedPostgres } from "../support/installed.ts";

const ROUND_TIMEOUT_MS = 120_000;
const EDITORS = 5;
/** A few by default; `DRILL_ROUNDS=200 vitest run --project drills kill` is the full drill. */
const rounds = Number(process.env["DRILL_ROUNDS"] ?? "2");
const TIMEOUT_MS = rounds * ROUND_TIMEOUT_MS;

let folder = "";
let postgres: TestPostgres;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paddock-drill-"));
  postgres = startPostgres(installedPostgres(), { durable: true });
});
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs an event while five editors work, and ends when each has saved after it. */
async function whileEditing(
  server: ChildServer,
  cookie: string,
  ledger: Ledger,
  happens: () => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const editors = Array.from({ length: EDITORS }, (_, at) =>
    edit(server, { cookie, ledger, name: `${ledger.acknowledged}-${at}`, signal: stop.signal }),
  );
  try {
    await untilSaved(ledger, EDITORS * 2);
    await happens();
  } finally {
    stop.abort();
    await Promise.all(editors);
  }
}

async function killed({ child }: ChildServer): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** How many of the latest posts' pages differ from what the desk has published. */
async function wrongPages(server: ChildServer, cookie: string, { kept }: Ledger): Promise<number> {
  let wrong = 0;
  for (const id of [...kept.keys()].slice(-EDITORS)) {
    const { path, title } = await published(server, cookie, id);
    const page = await fetch(server.address + path);
    const html = await page.text();
    if (title === undefined ? page.status === 200 : !html.includes(title)) wrong += 1;
  }
  return wrong;
}

describe.each(["the file", "PostgreSQL"])("with %s", (kind) => {
  test(
    `killed ${rounds} times while five editors save and publish, the server loses nothing it acknowledged`,
    async () => {
      const place =
        kind === "the file"
          ? { dataFolder: join(folder, "kill"), databaseUrl: undefined }
          : { dataFolder: folder, databaseUrl: postgres.createDatabase("kill") };
      const settings = {
        DATA_DIR: place.dataFolder,
        ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      };
      const port = await freePort();
      const ledger = newLedger();
      let cookie = "";
      let wrong = 0;
      let lost = 0;
      for (let round = 0; round < rounds; round += 1) {
        const server = await startChild(port, settings);
        onTestFinished(() => stopChild(server));
        if (cookie === "") cookie = await firstAccount(server);
        wrong += await wrongPages(server, cookie, ledger);
        await whileEditing(server, cookie, ledger, () => killed(server));
        if (place.databaseUrl === undefined) checkFile(join(place.dataFolder, DATABASE_FILE));
        const database = await openDatabase(place);
        lost += await lostSaves(database, ledger);
        await database.close();
      }
      console.log({ kind, rounds, acknowledged: ledger.acknowledged, lost, wrong });
      expect({ lost, wrong }).toEqual({ lost: 0, wrong: 0 });
    },
    TIMEOUT_MS,
  );
});

test(
  `PostgreSQL killed ${rounds} times under load: nothing acknowledged is lost, readers see the site, and the server recovers by itself`,
  async () => {
    const databaseUrl = postgres.createDatabase("killed");
    const server = await startChild(await freePort(), {
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "silent",
    });
    try {
      const cookie = await firstAccount(server);
      const ledger = newLedger();
      await (await fetch(server.address)).text();
      for (let round = 0; round < rounds; round += 1) {
        await whileEditing(server, cookie, ledger, async () => {
          postgres.kill();
          const ready = await fetch(`${server.address}/api/ready`);
          expect({ status: ready.status, said: await ready.json() }).toEqual({
            status: 503,
            said: { ok: false },
          });
          expect((await fetch(server.address)).status).toBe(200);
          await postgres.start();
          await untilSaved(ledger, EDITORS);
        });
        const database = await openDatabase({ dataFolder: folder, databaseUrl });
        expect(await lostSaves(database, ledger)).toBe(0);
        await database.close();
      }
      expect(ledger.refused.map(({ status }) => status)).toContain(503);
      for (const { text } of ledger.refused) expect(text).toContain("PostgreSQL");
      expect(await wrongPages(server, cookie, ledger)).toBe(0);
    } finally {
      await stopChild(server);
    }
  },
  TIMEOUT_MS,
);
