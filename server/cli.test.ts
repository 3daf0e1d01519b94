import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp } from "./database/backup.ts";
import { openDatabase } from "./database/open.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paddock-commands-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(
  [script = "", ...args]: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) {
  const env = { ...process.env, DATA_DIR: folder, ...settings };
  return spawnSync(process.execPath, [resolve(script), ...args], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
}

test.each([
  "server/cli.ts backup",
  "server/cli.ts version",
  "server/cli.ts check",
  "server/cli.ts export site.zip",
  "server/cli.ts copy postgres://site@db/site",
  "scripts/export.ts",
])("%s in a folder without a database says so and makes none", (command) => {
  expect(run(command.split(" "))).toMatchObject({
    status: 1,
    stderr: `There is no database at ${join(folder, "first-paddock.db")}. Set DATA_DIR to the server’s folder, or start the server once.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("restore, and check without a file, refuse while DATABASE_URL names another database", async () => {
  const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
  const file = await backUp(folder, Date.now());
  await database.close();
  const postgres = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  const before = readdirSync(folder);
  for (const args of [["restore", file], ["check"]]) {
    expect(run(["server/cli.ts", ...args], postgres)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^DATABASE_URL is set: .*docs\/operating\/backup\.md/),
    });
  }
  expect(readdirSync(folder)).toEqual(before);
  expect(run(["server/cli.ts", "check", file], postgres)).toMatchObject({ status: 0 });
});

test("pictures lists the files that belong to no picture", async () => {
  await (await openDatabase({ dataFolder: folder, databaseUrl: undefined })).close();
  const stray = join(folder, "a-400.jpg");
  writeFileSync(stray, "");
  expect(run(["server/cli.ts", "pictures"], { PICTURES_DIR: folder })).toMatchObject({
    status: 0,
    stdout: `of no picture: ${stray}\n0 missing, 1 of no picture in this database.\n`,
  });
});

test("an import names the file that is missing", () => {
  expect(run(["server/cli.ts", "import", "typo.zip"])).toMatchObject({
    status: 1,
    stderr: "There is no file typo.zip.\n",
  });
});

test("an export names the folder that is missing", async () => {
  await (await openDatabase({ dataFolder: folder, databaseUrl: undefined })).close();
  expect(run(["server/cli.ts", "export", "typo/site.zip"])).toMatchObject({
    status: 1,
    stderr: "typo/site.zip cannot be written: its folder does not exist.\n",
  });
});

test.each([
  ["mysql://x", {}, "URL must be postgres://"],
  ["postgress://paddock:pw@db/x", {}, "URL must be postgres://"],
  ["mysql://x", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "URL must be postgres://"],
  ["elsewhere", {}, "A folder is for copying from PostgreSQL, with DATABASE_URL set."],
])("copy %s is refused, and nothing is written", async (target, settings, words) => {
  await (await openDatabase({ dataFolder: folder, databaseUrl: undefined })).close();
  const before = readdirSync(folder);
  const { status, stderr } = run(["server/cli.ts", "copy", target], settings);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) });
  expect(stderr).not.toContain("pw");
  expect(readdirSync(folder)).toEqual(before);
});

test("no command brings an older database up to date: its server could not start again", async () => {
  const older = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
  older.file?.exec("delete from kysely_migration where name > '0013'");
  await older.close();
  const copy = "copy postgres://nobody@127.0.0.1:1/none";
  const commands = ["setup", "reset a@b.example", "export site.zip", "texts .", copy];
  for (const command of [...commands, "import a.md"]) {
    writeFileSync(join(folder, "a.md"), "");
    expect(run(["server/cli.ts", ...command.split(" ")])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^The database is of an older version. Use the program of that/,
      ),
    });
  }
  expect(run(["server/cli.ts", "version"])).toMatchObject({
    stdout: expect.stringMatching(/, for databases up to 00\d\d-(?!no-search).*\n.*: 0012-/),
  });
});

test("a link without SITE_ORIGIN says where it leads", async () => {
  await (await openDatabase({ dataFolder: folder, databaseUrl: undefined })).close();
  const warning = "SITE_ORIGIN is not set, so this link leads to http://localhost:4322.\n";
  expect(run(["server/cli.ts", "setup"])).toMatchObject({ status: 0, stderr: warning });
  const SITE_ORIGIN = "https://ranch.example";
  expect(run(["server/cli.ts", "setup"], { SITE_ORIGIN })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(SITE_ORIGIN),
    stderr: "",
  });
});

test.each([
  ["reset", "Use: npm run server -- reset EMAIL\n"],
  ["export a.zip with-subscriber", "Use: npm run server -- export FILE.zip [with-subscribers]\n"],
])("%s is refused with its line of the usage", (command, stderr) => {
  expect(run(["server/cli.ts", ...command.split(" ")])).toMatchObject({ status: 1, stderr });
});

test("--help lists the commands", () => {
  for (const args of [["--help"], ["export", "--help"]]) {
    expect(run(["server/cli.ts", ...args])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Commands of the server edition/),
    });
  }
});
