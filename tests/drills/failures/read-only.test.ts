import { spawnSync } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { firstAccount, freePort, startChild, stopChild } from "#server/testing/child.ts";
import { testDesk } from "#server/testing/desk.ts";
import { DRAFT, makePost } from "#server/testing/drafts.ts";
import { startPostgres, type TestPostgres } from "#server/testing/postgres.ts";
import { installedPostgres } from "../support/installed.ts";
import { type SmallDisk, smallDisk } from "../support/small-disk.ts";

const DRILL_TIMEOUT_MS = 60_000;
const WAIT_MS = 10_000;
const DISK_MEBIBYTES = 64;

let disk: SmallDisk;
let postgres: TestPostgres;
beforeAll(() => {
  disk = smallDisk(DISK_MEBIBYTES);
  postgres = startPostgres(installedPostgres());
});
afterAll(() => {
  postgres.stop();
  disk.remove();
});

test(
  "a server reports a read-only disk and does not start on it; it starts once the disk is writable",
  async () => {
    const settings = { DATA_DIR: join(disk.folder, "data"), PORT: String(await freePort()) };
    await stopChild(await startChild(Number(settings.PORT), settings));
    disk.makeReadOnly();
    const { status, stderr } = spawnSync(process.execPath, ["server/main.ts"], {
      env: { ...process.env, ...settings },
      encoding: "utf8",
    });
    disk.makeWritable();
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/read-only/) });
    await stopChild(await startChild(Number(settings.PORT), settings));
  },
  DRILL_TIMEOUT_MS,
);

test("a file that becomes read-only stays readable, rejects changes in plain words, and accepts them again later", async () => {
  const place = { dataFolder: join(disk.folder, "later"), databaseUrl: undefined };
  const database = await openDatabase(place);
  const { owner, clock } = testDesk(database);
  const ana = await owner();
  await makePost(ana, { slug: "before" });
  database.file?.exec("pragma query_only = on");
  // Late enough that the session's last use must be written.
  clock.now += DRILL_TIMEOUT_MS * 10;
  const save = () => ana.send("PUT", `/api/posts/${crypto.randomUUID()}`, { draft: DRAFT });
  expect(await save()).toMatchObject({
    status: 503,
    body: { error: { code: "cannot-save", message: expect.stringMatching(/read-only/) } },
  });
  expect(await ana.send("GET", "/api/ready")).toMatchObject({ status: 503 });
  expect(await ana.send("GET", "/api/posts")).toMatchObject({ status: 200 });
  expect((await ana.send("GET", "/api/status")).body).toMatchObject({
    ok: false,
    warnings: [expect.stringMatching(/Saving is off.*Readers still see the site/)],
  });
  database.file?.exec("pragma query_only = off");
  expect(await save()).toMatchObject({ status: 201 });
  await database.close();
});

test(
  "PostgreSQL that becomes read-only, like a standby, stays readable and rejects changes in plain words",
  async () => {
    const databaseUrl = postgres.createDatabase("read_only");
    const server = await startChild(await freePort(), {
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "silent",
    });
    const admin = new pg.Client({ connectionString: postgres.url("postgres") });
    await admin.connect();
    const setReadOnly = async (value: "on" | "off") => {
      await admin.query(`alter database read_only set default_transaction_read_only = ${value}`);
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'read_only'",
      );
    };
    try {
      const cookie = await firstAccount(server);
      const save = () =>
        fetch(`${server.address}/api/posts/${crypto.randomUUID()}`, {
          method: "PUT",
          headers: { Origin: server.origin, Cookie: cookie, "Content-Type": "application/json" },
          body: JSON.stringify({ draft: DRAFT, intent: "save" }),
        });
      await setReadOnly("on");
      // The first responses may still report the terminated connections.
      await vi.waitFor(async () => {
        const refused = await save();
        expect({ status: refused.status, said: await refused.text() }).toEqual({
          status: 503,
          said: expect.stringMatching(/PostgreSQL is read-only/),
        });
      }, WAIT_MS);
      for (const path of ["/", "/about", "/api/posts"]) {
        const answer = await fetch(server.address + path, { headers: { Cookie: cookie } });
        expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      }
      await setReadOnly("off");
      await vi.waitFor(async () => expect((await save()).status).toBe(201), WAIT_MS);
    } finally {
      await admin.end();
      await stopChild(server);
    }
  },
  DRILL_TIMEOUT_MS,
);
