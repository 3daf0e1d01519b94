import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp } from "../../server/database/backup.ts";
import { type OpenDatabase, openDatabase } from "../../server/database/open.ts";
import { freePort, startChild, stopChild } from "../../server/testing/child.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { importFirstPosts } from "../../server/transfer/first-posts.ts";
import { installedPostgres } from "../../tests/drills/support/installed.ts";
import { buildSite } from "../../tests/server/build-site.ts";
import { WORK } from "../folders.ts";
import { writeManyPosts } from "../growth/many-posts.ts";
import { describeMachine, machineLines } from "../report/machine.ts";
import { targetTable } from "../report/target.ts";
import { writeResult } from "../report/write-result.ts";

const POSTS = Number(process.env.BENCH_RESTORE_POSTS ?? 5000);
const PICTURES_MEGABYTES = Number(process.env.BENCH_RESTORE_MEGABYTES ?? 1000);
const PICTURE_BYTES = 200_000;
const PICTURES = Math.round((PICTURES_MEGABYTES * 1_000_000) / PICTURE_BYTES);
const LIMIT_SECONDS = 300;

interface Times {
  readonly backup: number;
  /** From the command to the server's first response. */
  readonly restore: number;
}

/** Restores a large site on an empty machine, from the file's backup and from a PostgreSQL dump. */
export async function measureRestore(): Promise<void> {
  const machine = describeMachine();
  buildSite();
  const folder = mkdtempSync(join(tmpdir(), "paddock-restore-bench-"));
  const posts = join(WORK, `posts-${POSTS}`);
  mkdirSync(WORK, { recursive: true });
  writeManyPosts(posts, POSTS);
  try {
    console.log(`${POSTS} posts and ${PICTURES_MEGABYTES} MB of pictures in a file ...`);
    const file = await withFile(folder, posts);
    console.log("The same in PostgreSQL ...");
    const postgres = await withPostgres(folder, posts);
    const figures = { posts: POSTS, megabytes: PICTURES_MEGABYTES, file, postgres };
    const target = (what: string, { restore }: Times) => ({
      what,
      limit: LIMIT_SECONDS,
      measured: restore,
      unit: "s",
      decimals: 1,
    });
    const page = `# Restoring ${POSTS.toLocaleString("en-US")} posts and ${PICTURES_MEGABYTES.toLocaleString("en-US")} MB of pictures

${machineLines(machine)}
- Where nothing was, from the command to a server that answers; afterwards every row and picture is compared.
- Pictures are random bytes, which compress as little as photographs do.
- A backup of the file takes ${file.backup.toFixed(1)} s, a dump of PostgreSQL ${postgres.backup.toFixed(1)} s.
- Repeat: \`npm run bench -- restore\`. It needs PostgreSQL.

${targetTable([target("The file, from its backup", file), target("PostgreSQL, from its dump", postgres)])}
`;
    writeResult("restore", page, { machine, figures });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withFile(folder: string, posts: string): Promise<Times> {
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  const database = await openDatabase({ dataFolder: from, databaseUrl: undefined });
  await fill(database, posts);
  const before = await fingerprint(database);
  let start = performance.now();
  if (!database.file) throw new Error("no file");
  const copy = await backUp(database.file, from, Date.now());
  const backup = secondsSince(start);
  await database.close();
  start = performance.now();
  run(process.execPath, ["server/cli.ts", "restore", copy], { DATA_DIR: to });
  const restore = await answering(start, { DATA_DIR: to });
  await compare(before, { dataFolder: to, databaseUrl: undefined });
  return { backup, restore };
}

async function withPostgres(folder: string, posts: string): Promise<Times> {
  const programs = installedPostgres();
  const server = startPostgres(programs, { durable: true });
  try {
    const [from, to] = [server.createDatabase("from_site"), server.createDatabase("to_site")];
    const database = await openDatabase({ dataFolder: folder, databaseUrl: from });
    await fill(database, posts);
    const before = await fingerprint(database);
    await database.close();
    const dump = join(folder, "first-paddock.dump");
    let start = performance.now();
    run(join(programs, "pg_dump"), ["--format=custom", "--compress=1", `--file=${dump}`, from]);
    const backup = secondsSince(start);
    start = performance.now();
    run(join(programs, "pg_restore"), ["--clean", "--if-exists", `--dbname=${to}`, dump]);
    const restore = await answering(start, { DATA_DIR: folder, DATABASE_URL: to });
    await compare(before, { dataFolder: folder, databaseUrl: to });
    return { backup, restore };
  } finally {
    server.stop();
  }
}

async function fill({ db }: OpenDatabase, posts: string): Promise<void> {
  await importFirstPosts(db, posts, Date.now());
  await db.transaction().execute(async (step) => {
    for (let at = 0; at < PICTURES; at += 1) {
      const id = `picture-${at}`;
      await step
        .insertInto("images")
        .values({
          id,
          hash: id,
          name: `${id}.jpg`,
          alt: "",
          decorative: 1,
          focus_x: 50,
          focus_y: 50,
          credit: "",
          width: 960,
          height: 640,
          deleted_at: null,
          created_at: at,
          created_by: null,
        })
        .execute();
      const bytes = randomBytes(PICTURE_BYTES);
      await step
        .insertInto("image_files")
        .values({ image_id: id, format: "webp", width: 960, name: `${id}-960.webp`, bytes })
        .execute();
    }
  });
}

/** One hash over every revision and every picture. */
async function fingerprint({ db }: OpenDatabase): Promise<string> {
  const hash = createHash("sha256");
  const revisions = db.selectFrom("revisions").selectAll().where("number", "=", 1);
  for (const row of (await revisions.execute()).map((one) => JSON.stringify(one)).toSorted()) {
    hash.update(row);
  }
  for (let at = 0; at < PICTURES; at += 1) {
    const picture = db.selectFrom("image_files").select("bytes");
    const { bytes } = await picture
      .where("image_id", "=", `picture-${at}`)
      .executeTakeFirstOrThrow();
    hash.update(bytes);
  }
  return hash.digest("hex");
}

async function compare(before: string, place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(place);
  const after = await fingerprint(database);
  await database.close();
  if (after !== before) throw new Error("The restored data differs from the original.");
}

async function answering(
  start: number,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const server = await startChild(await freePort(), settings);
  const seconds = secondsSince(start);
  await stopChild(server);
  return seconds;
}

function run(
  command: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): void {
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync(command, args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;
