import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { folderForFile, folderForTest } from "#tests/support/folder.ts";
import { addUser } from "./accounts/users.ts";
import { runCommand } from "./commands.ts";
import { backUp } from "./database/backup.ts";
import { DATABASE_FILE } from "./database/check-file.ts";
import { type OpenDatabase, openDatabase } from "./database/open.ts";
import { importFirstPosts } from "./transfer/first-posts.ts";

let folder = "";
/** A data folder with an empty database. */
const made = folderForFile();
beforeAll(async () => {
  await (await openDatabase({ dataFolder: made, databaseUrl: undefined })).close();
});
beforeEach(() => {
  folder = folderForTest();
});

const withDatabase = () => cpSync(made, folder, { recursive: true });
/** Opens the folder's database, which starts empty, for some work. */
async function inDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  if (!existsSync(join(folder, DATABASE_FILE))) withDatabase();
  const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
  await work(database).finally(() => database.close());
}
/** Runs a command in this process: a process of its own would spend most of its time starting. */
async function run(command: string, settings: Readonly<Record<string, string>> = {}) {
  const [log, error] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  const said = (spy: typeof log) => spy.mock.calls.map(([line]) => `${line}\n`).join("");
  for (const spy of [log, error]) spy.mockReturnValue();
  try {
    const status = await runCommand(command.split(" "), { DATA_DIR: folder, ...settings });
    return { status, stdout: said(log), stderr: said(error) };
  } finally {
    for (const spy of [log, error]) spy.mockRestore();
  }
}
const POSTGRES = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };

test("commands set a site up, back it up, check it, restore it, and take its posts elsewhere", async () => {
  await inDatabase(async ({ db }) => {
    await importFirstPosts(db, "content/posts", Date.now());
  });
  const said = async (command: string) => {
    const { status, stdout, stderr } = await run(command, { SITE_ORIGIN: "https://ranch.example" });
    expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: "" });
    return stdout;
  };
  expect(await said("setup")).toMatch(/\/admin\/welcome#[\w-]{43}/);
  expect(await said("version")).toMatch(
    /This program: \d+\.\d+\.\d+, for databases up to \d{4}-.*\nThe database: \d{4}-/,
  );
  const file = (await said("backup")).trim();
  expect(file).toMatch(/backups\/first-paddock-\d{8}T\d{6}Z\.db$/);
  expect(await said("backups")).toMatch(/^first-paddock-/);
  for (const command of ["check", `check ${file}`]) expect(await said(command)).toMatch(/is whole/);
  expect(await said(`restore ${file}`)).toMatch(/Restored/);
  await inDatabase(async ({ db }) => {
    await addUser(db, { email: "ana@ranch.example", name: "Ana", role: "owner" }, Date.now());
  });
  expect(await said("reset ana@ranch.example")).toMatch(/\/admin\/\w+#[\w-]{43}/);
  const zip = join(folder, "site.zip");
  for (const option of [" with-subscribers", ""]) {
    expect(await said(`export ${zip}${option}`)).toMatch(/A copy of the site is in/);
  }
  expect(await said(`import ${zip} ana@ranch.example`)).toMatch(/^Imported: 0 posts\.$/m);
});

test("in a folder without a database, the program and `npm run export` say so and create nothing", () => {
  for (const command of [["server/cli.ts", "export", "site.zip"], ["scripts/export.ts"]]) {
    const [script = "", ...args] = command;
    const env = { ...process.env, DATA_DIR: folder };
    const ran = spawnSync(process.execPath, [resolve(script), ...args], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect(ran).toMatchObject({
      status: 1,
      stderr: `There is no database at ${join(folder, "first-paddock.db")}. Set DATA_DIR to the server’s folder, or start the server once.\n`,
    });
  }
  expect(readdirSync(folder)).toEqual([]);
});

test.each(["backup", "version", "check", "copy postgres://site@db/site"])(
  "%s creates no database",
  async (command) => {
    expect(await run(command)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no database at/),
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("restore, and check without a file, refuse to run while DATABASE_URL is set", async () => {
  withDatabase();
  const file = await backUp(folder, Date.now());
  const before = readdirSync(folder);
  for (const command of [`restore ${file}`, "check"]) {
    expect(await run(command, POSTGRES)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^DATABASE_URL is set: .*docs\/operating\/backup\.md/),
    });
  }
  expect(readdirSync(folder)).toEqual(before);
  expect(await run(`check ${file}`, POSTGRES)).toMatchObject({ status: 0 });
});

test("the pictures command lists files that belong to no picture", async () => {
  withDatabase();
  const stray = join(folder, "a-400.jpg");
  writeFileSync(stray, "");
  expect(await run("pictures", { PICTURES_DIR: folder })).toMatchObject({
    status: 0,
    stdout: `of no picture: ${stray}\n0 missing, 1 of no picture in this database.\n`,
  });
});

test.each([
  ["import typo.zip", "There is no file typo.zip.\n"],
  ["export typo/site.zip", "typo/site.zip cannot be written: its folder does not exist.\n"],
  ["reset", "Use: npm run server -- reset EMAIL\n"],
])("%s says what is wrong", async (command, stderr) => {
  withDatabase();
  expect(await run(command)).toMatchObject({ status: 1, stderr });
});

test.each([
  ["postgress://paddock:pw@db/x", {}, "URL must be postgres://"],
  ["mysql://x", POSTGRES, "URL must be postgres://"],
  ["elsewhere", {}, "A folder is for copying from PostgreSQL, with DATABASE_URL set."],
])("copy %s is refused, and nothing is written", async (target, settings, words) => {
  withDatabase();
  const before = readdirSync(folder);
  const { status, stderr } = await run(`copy ${target}`, settings);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) });
  expect(stderr).not.toContain("pw");
  expect(readdirSync(folder)).toEqual(before);
});

test("no command migrates an older database, since the older server could not start again", async () => {
  await inDatabase(async ({ file }) =>
    Promise.resolve(file?.exec("delete from kysely_migration where name > '0013'")),
  );
  const file = join(folder, "a.md");
  writeFileSync(file, "");
  const copy = "copy postgres://nobody@127.0.0.1:1/none";
  const commands = ["setup", "reset a@b.example", `export ${folder}/site.zip`, `texts ${folder}`];
  for (const command of [...commands, copy, `import ${file}`]) {
    expect(await run(command)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^The database is of an older version. Use the program of that/,
      ),
    });
  }
  expect(await run("version")).toMatchObject({
    stdout: expect.stringMatching(/, for databases up to 00\d\d-(?!no-search).*\n.*: 0012-/),
  });
});

test("setup warns where its link leads when SITE_ORIGIN is not set", async () => {
  withDatabase();
  const warning = "SITE_ORIGIN is not set, so this link leads to http://localhost:4322.\n";
  expect(await run("setup")).toMatchObject({ status: 0, stderr: warning });
  const SITE_ORIGIN = "https://ranch.example";
  expect(await run("setup", { SITE_ORIGIN })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(SITE_ORIGIN),
    stderr: "",
  });
});

test("--help and an unknown command list the commands", async () => {
  for (const [command, status] of [
    ["--help", 0],
    ["export --help", 0],
    ["toString", 1],
  ] as const) {
    expect([command, await run(command)]).toMatchObject([
      command,
      { status, stdout: expect.stringMatching(/^Commands of the server edition/) },
    ]);
  }
});
