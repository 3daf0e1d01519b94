import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { freePort } from "#server/testing/child.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "#server/testing/postgres.ts";

/* `npm run deploy -- --back` on PostgreSQL, with a stand-in for systemd and for the server's answer. */
const TIMEOUT_MS = 120_000;
const programs = postgresPrograms() ?? "";
let postgres: TestPostgres;
let answering: Server;
let port = 0;
beforeAll(async () => {
  postgres = startPostgres(programs);
  port = await freePort();
  answering = createServer((_, response) => response.end("{}")).listen(port, "127.0.0.1");
}, TIMEOUT_MS);
afterAll(() => {
  answering.close();
  postgres.stop();
});

let home = "";
let url = "";
let database: OpenDatabase;
let count = 0;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "paddock-back-"));
  count += 1;
  url = postgres.createDatabase(`back${count}`);
  database = await openDatabase({ dataFolder: home, databaseUrl: url });
  await write("before");
  mkdirSync(join(home, "releases/newer"), { recursive: true });
  symlinkSync(join(home, "releases/newer"), join(home, "current"));
  mkdirSync(join(home, "bin"));
  const systemctl = join(home, "bin/systemctl");
  writeFileSync(
    systemctl,
    `#!/bin/sh\n[ "$1" = is-failed ] && exit 1\necho "$1" >> "${home}/calls"\n`,
  );
  chmodSync(systemctl, 0o755);
});
afterEach(async () => {
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

const write = (key: string) =>
  database.db.insertInto("settings").values({ key, value: "here" }).execute();
const calls = () =>
  existsSync(join(home, "calls")) ? readFileSync(join(home, "calls"), "utf8").split("\n") : [];
async function keys(): Promise<string[]> {
  const rows = await database.db.selectFrom("settings").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key);
}

/** Dumps, then does what a newer version would: a table that refers to posts, and a migration's name. */
async function upgrade(): Promise<void> {
  const backup = join(home, "before.dump");
  spawnSync(join(programs, "pg_dump"), ["--format=custom", `--file=${backup}`, url]);
  await sql`create table newer (post_id text references posts (id))`.execute(database.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(
    database.db,
  );
  writeFileSync(join(home, "deployed.json"), JSON.stringify({ before: resolve("."), backup }));
  await write("since");
}

async function goBack(...args: string[]) {
  const child = spawn(process.execPath, ["scripts/deploy.mjs", "--back", ...args], {
    env: {
      ...process.env,
      PATH: [join(home, "bin"), programs, process.env["PATH"] ?? ""].join(delimiter),
      DEPLOY_HOME: home,
      DATABASE_URL: url,
      DATA_DIR: home,
      ENVIRONMENT_FILE: join(home, "none"),
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => (output += part.toString()));
  }
  const [status] = await once(child, "close");
  return { status, output };
}

test(
  "asks before it replaces the database, and changes nothing without an answer",
  async () => {
    await upgrade();
    const { status, output } = await goBack();
    expect({ status, output }).toMatchObject({
      status: 1,
      output: expect.stringMatching(/less than an hour old[\s\S]*Nothing was changed/),
    });
    expect(calls()).toEqual([]);
    expect(await keys()).toContain("since");
  },
  TIMEOUT_MS,
);

test(
  "puts the backup in place, without tables of the newer version, and keeps what was written since",
  async () => {
    await upgrade();
    const { status, output } = await goBack("--yes");
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(await keys()).not.toContain("since");
    expect(await keys()).toContain("before");
    const tables = await database.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain("newer");
    const [aside = ""] = readdirSync(join(home, "backups"));
    expect(output).toContain(aside);
    const kept = spawnSync(
      join(programs, "pg_restore"),
      ["--file=-", join(home, "backups", aside)],
      {
        encoding: "utf8",
      },
    );
    expect(kept.stdout).toContain("since");
    expect(readlinkSync(join(home, "current"))).toBe(resolve("."));
    expect(calls()).toEqual(["stop", "start", ""]);
  },
  TIMEOUT_MS,
);

test(
  "starts the service again, with every row, when the backup cannot be restored",
  async () => {
    await upgrade();
    writeFileSync(join(home, "before.dump"), "not a dump");
    const { status } = await goBack("--yes");
    expect(status).toBe(1);
    expect(await keys()).toContain("since");
    expect(calls()).toEqual(["stop", "start", ""]);
    expect(readlinkSync(join(home, "current"))).toBe(join(home, "releases/newer"));
  },
  TIMEOUT_MS,
);
