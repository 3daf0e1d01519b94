import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
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
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { freePort } from "#server/testing/child.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "#server/testing/postgres.ts";

/* `npm run deploy -- --back` on PostgreSQL, with a fake systemd and a fake server response. */
const TIMEOUT_MS = 120_000;
const programs = postgresPrograms() ?? "";
let postgres: TestPostgres;
let answering: Server;
let port = 0;
let url = "";
let database: OpenDatabase;
const home = mkdtempSync(join(tmpdir(), "paddock-back-"));
beforeAll(async () => {
  postgres = startPostgres(programs);
  port = await freePort();
  answering = createServer((_, response) => response.end("{}")).listen(port, "127.0.0.1");
  url = postgres.createDatabase("back");
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
}, TIMEOUT_MS);
afterAll(async () => {
  answering.close();
  await database.close();
  postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

const write = (key: string) =>
  database.db.insertInto("settings").values({ key, value: "here" }).execute();
const calls = () =>
  existsSync(join(home, "calls")) ? readFileSync(join(home, "calls"), "utf8").split("\n") : [];
async function keys({ db }: OpenDatabase): Promise<string[]> {
  const rows = await db.selectFrom("settings").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key);
}

/** Makes a backup, then adds what a newer version might: a table that refers to posts, and a migration's name. */
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

async function deploy(args: readonly string[], databaseUrl: string) {
  const child = spawn(process.execPath, ["scripts/deploy.mjs", ...args], {
    env: {
      ...process.env,
      PATH: [join(home, "bin"), programs, process.env["PATH"] ?? ""].join(delimiter),
      DEPLOY_HOME: home,
      DATABASE_URL: databaseUrl,
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
const goBack = (databaseUrl: string) => deploy(["--back", "--yes"], databaseUrl);

test(
  "going back overwrites no database; it works once the backup is restored into a separate one, as upgrade.md says",
  async () => {
    await upgrade();
    const refused = await goBack(url);
    expect(refused).toMatchObject({
      status: 1,
      output: expect.stringMatching(/Nothing was changed\..*upgrade\.md.*before\.dump/),
    });
    expect(calls()).toEqual([]);

    const own = postgres.createDatabase("before");
    const restored = spawnSync(
      join(programs, "pg_restore"),
      ["--no-owner", `--dbname=${own}`, join(home, "before.dump")],
      { encoding: "utf8" },
    );
    expect(restored).toMatchObject({ status: 0, stderr: "" });
    const { status, output } = await goBack(own);
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/^Back/) });
    expect(readlinkSync(join(home, "current"))).toBe(resolve("."));
    expect(calls()).toEqual(["stop", "start", ""]);
    // Commands of the running version have the server's settings.
    expect(await deploy(["--run", "version"], own)).toMatchObject({ status: 0 });
    expect(await deploy(["--run", "version"], url)).toMatchObject({ status: 1 });

    expect(await keys(database)).toContain("since");
    const before = await openDatabase({ dataFolder: home, databaseUrl: own });
    onTestFinished(() => before.close());
    expect(await keys(before)).toContain("before");
    expect(await keys(before)).not.toContain("since");
  },
  TIMEOUT_MS,
);
