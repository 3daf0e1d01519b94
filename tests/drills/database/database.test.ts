import { spawnSync } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { DATABASE_FILE } from "#server/database/check-file.ts";
import { openDatabase } from "#server/database/open.ts";
import { freePort, startChild, stopChild } from "#server/testing/child.ts";
import { startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import { importFirstPosts } from "#server/transfer/first-posts.ts";
import { allRows, databaseBefore, firstRelease } from "../support/older-database.ts";
import { installedPostgres } from "../support/installed.ts";

const DRILL_TIMEOUT_MS = 120_000;
const FAILING = "0002-drawn-covers-and-list";
const PAGE_BYTES = 4096;

let folder = "";
let postgres: TestPostgres;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paddock-database-"));
  postgres = startPostgres(installedPostgres());
});
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

function program(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/* The same for SQLite and for the installed release is tested in upgrade.test.ts. */
test(
  "an upgrade of PostgreSQL that fails half way is rolled back, reported at each start, and completed once its cause is gone",
  async () => {
    const dataFolder = join(folder, "half-way");
    const databaseUrl = postgres.createDatabase("half_way");
    const older = await databaseBefore({ dataFolder, databaseUrl }, FAILING);
    await older.fill();
    // The migration adds a column, then fails because its index name is taken.
    await sql`create index posts_as_listed on posts (id)`.execute(older.db);
    const before = await allRows(older.db);
    const port = await freePort();
    const settings = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, PORT: String(port) };
    for (let start = 1; start <= 2; start += 1) {
      const { status, stderr } = program(["server/main.ts"], settings);
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(
          /migration 0002-drawn-covers-and-list failed \(.*already exists.*Nothing in it was changed/,
        ),
      });
      expect(await allRows(older.db)).toEqual(before);
    }
    await sql`drop index posts_as_listed`.execute(older.db);
    await older.close();
    const server = await startChild(port, settings);
    onTestFinished(() => stopChild(server));
    expect((await fetch(`${server.address}/blog`)).status).toBe(200);
  },
  DRILL_TIMEOUT_MS,
);

test("the migrations of the first release still create the same tables", async () => {
  const tablesOf = (dataFolder: string) => {
    const file = new DatabaseSync(join(dataFolder, DATABASE_FILE), { readOnly: true });
    const made = file.prepare("select name, sql from sqlite_master where sql is not null").all();
    file.close();
    return new Map(made.map(({ name, sql: text }) => [name, text]));
  };
  const [then, now] = [join(folder, "then"), join(folder, "now")];
  firstRelease(then);
  const made = await databaseBefore({ dataFolder: now, databaseUrl: undefined }, "0003");
  await made.close();
  expect(tablesOf(now)).toEqual(tablesOf(then));
});

/* A file that is damaged from its beginning is tested in open.test.ts. */
test(
  "a database file that is damaged in the middle stops the start with instructions; the backup restores every row",
  async () => {
    const dataFolder = join(folder, "damaged");
    const place = { dataFolder, databaseUrl: undefined };
    const database = await openDatabase(place);
    await importFirstPosts(database.db, "content/posts", Date.now());
    const rows = await allRows(database.db);
    await database.close();
    const port = await freePort();
    const settings = { DATA_DIR: dataFolder, PORT: String(port) };
    expect(program(["server/cli.ts", "backup"], settings).status).toBe(0);
    const file = join(dataFolder, DATABASE_FILE);
    const handle = openSync(file, "r+");
    const middle = Math.floor(statSync(file).size / 3 / PAGE_BYTES) * PAGE_BYTES;
    const damage = Buffer.alloc(8 * PAGE_BYTES, 0x5a);
    writeSync(handle, damage, 0, damage.length, middle);
    closeSync(handle);

    const { status, stderr } = program(["server/main.ts"], settings);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/damaged.*npm run server -- restore FILE/s),
    });
    const [backup = ""] = readdirSync(join(dataFolder, "backups"));
    const restored = program(
      ["server/cli.ts", "restore", join(dataFolder, "backups", backup)],
      settings,
    );
    expect(restored).toEqual({ status: 0, stdout: expect.stringMatching(/Restored/), stderr: "" });
    const server = await startChild(port, settings);
    onTestFinished(() => stopChild(server));
    expect((await fetch(`${server.address}/blog`)).status).toBe(200);
    await stopChild(server);
    const again = await openDatabase(place);
    const after = await allRows(again.db);
    await again.close();
    const changing = { settings: [], one_time_links: [] };
    expect({ ...after, ...changing }).toEqual({ ...rows, ...changing });
  },
  DRILL_TIMEOUT_MS,
);
