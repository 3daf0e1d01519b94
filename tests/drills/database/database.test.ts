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
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { DATABASE_FILE, openDatabase } from "#server/database/open.ts";
import { freePort, startChild, stopChild } from "#server/testing/child.ts";
import { startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import { importFirstPosts } from "#server/transfer/first-posts.ts";
import { allRows, databaseBefore, firstRelease } from "../support/older-database.ts";
import { installedPostgres } from "../support/installed.ts";

const DRILL_TIMEOUT_MS = 120_000;
const FAILING = "0002-drawn-covers-and-list";

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

describe.each(["the file", "PostgreSQL"])("an upgrade that fails half way, with %s", (kind) => {
  test(
    "is rolled back, reported at each start, and completed once its cause is gone",
    async () => {
      const databaseUrl = kind === "the file" ? undefined : postgres.createDatabase("half_way");
      const place = { dataFolder: join(folder, "half-way"), databaseUrl };
      const older = await databaseBefore(place, FAILING);
      await older.fill();
      // The migration adds a column, then fails because its index name is taken.
      await sql`create index posts_as_listed on posts (id)`.execute(older.db);
      const before = await allRows(older.db);
      const settings = {
        DATA_DIR: place.dataFolder,
        PORT: String(await freePort()),
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      };
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
      const server = await startChild(Number(settings.PORT), settings);
      onTestFinished(() => stopChild(server));
      expect((await fetch(`${server.address}/blog`)).status).toBe(200);
      await stopChild(server);
    },
    DRILL_TIMEOUT_MS,
  );
});

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

describe("a damaged database file", () => {
  async function damagedAt(name: string, where: (bytes: number) => number) {
    const dataFolder = join(folder, name);
    const database = await openDatabase({ dataFolder, databaseUrl: undefined });
    await importFirstPosts(database.db, "content/posts", Date.now());
    const rows = await allRows(database.db);
    await database.close();
    const settings = { DATA_DIR: dataFolder, PORT: String(await freePort()) };
    expect(program(["server/cli.ts", "backup"], settings).status).toBe(0);
    const file = join(dataFolder, DATABASE_FILE);
    const handle = openSync(file, "r+");
    const position = where(statSync(file).size);
    for (let at = 0; at < 8; at += 1) {
      writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, position + at * 4096);
    }
    closeSync(handle);
    return { settings, rows };
  }

  test.each([
    ["in the middle", (bytes: number) => Math.floor(bytes / 3 / 4096) * 4096],
    ["at its beginning", () => 0],
  ])(
    "%s stops the start with instructions; the backup restores every row",
    async (name, where) => {
      const { settings, rows } = await damagedAt(name.replaceAll(" ", "-"), where);
      const { status, stderr } = program(["server/main.ts"], settings);
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(/damaged.*npm run server -- restore FILE/s),
      });
      const [backup = ""] = readdirSync(join(settings.DATA_DIR, "backups"));
      const restored = program(
        ["server/cli.ts", "restore", join(settings.DATA_DIR, "backups", backup)],
        settings,
      );
      expect(restored).toEqual({
        status: 0,
        stdout: expect.stringMatching(/Restored/),
        stderr: "",
      });
      const server = await startChild(Number(settings.PORT), settings);
      onTestFinished(() => stopChild(server));
      expect((await fetch(`${server.address}/blog`)).status).toBe(200);
      await stopChild(server);
      const database = await openDatabase({
        dataFolder: settings.DATA_DIR,
        databaseUrl: undefined,
      });
      const after = await allRows(database.db);
      await database.close();
      expect({ ...after, settings: [], one_time_links: [] }).toEqual({
        ...rows,
        settings: [],
        one_time_links: [],
      });
    },
    DRILL_TIMEOUT_MS,
  );
});
