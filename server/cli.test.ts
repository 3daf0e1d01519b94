import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
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
  "server/cli.ts copy elsewhere",
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
  if (!database.file) throw new Error("no file");
  const file = await backUp(database.file, folder, Date.now());
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
