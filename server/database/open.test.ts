import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { folderForTest } from "#tests/support/folder.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { DATABASE_FILE } from "./check-file.ts";
import { lockDataFolder, openDatabase } from "./open.ts";
import { migrate } from "./migrate.ts";
import { openSqliteFile } from "./sqlite.ts";
import { databaseProblem, isUniqueViolation } from "./problem.ts";
import { deleteLeftBehind } from "../transfer/receive.ts";

let folder = "";
beforeEach(() => {
  folder = folderForTest();
});

const place = () => ({ dataFolder: folder, databaseUrl: undefined });
const open = () => openDatabase(place());

onBothDatabases("a database", (fresh) => {
  test("recognizes a unique violation", async () => {
    const { db } = await fresh();
    const add = () => db.insertInto("settings").values({ key: "a", value: "1" }).execute();
    await add();
    const error: unknown = await add().catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error("else"))).toBe(false);
  });

  test("rejects a database of a newer version", async () => {
    const { db } = await fresh();
    await db.executeQuery(
      CompiledQuery.raw(
        "insert into kysely_migration (name, timestamp) values ('9999-later', '2030')",
      ),
    );
    await expect(migrate(db, "blob")).rejects.toThrow(/newer version.*9999-later/);
  });
});

test("saves reach the disk before they are acknowledged", () => {
  const file = openSqliteFile(join(folder, DATABASE_FILE));
  expect(file.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
  expect(file.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  file.close();
});

test("a new data folder and database are accessible only to their user; existing ones keep their mode", async () => {
  const dataFolder = join(folder, "data");
  const file = join(dataFolder, DATABASE_FILE);
  const modes = () => [dataFolder, file].map((path) => statSync(path).mode & 0o777);
  const openIt = async () => (await openDatabase({ dataFolder, databaseUrl: undefined })).close();
  await openIt();
  expect(modes()).toEqual([0o700, 0o600]);
  chmodSync(dataFolder, 0o755);
  chmodSync(file, 0o640);
  await openIt();
  expect(modes()).toEqual([0o755, 0o640]);
});

test("a second server on the same folder is rejected until the first releases it", () => {
  const release = lockDataFolder(place());
  expect(() => lockDataFolder(place())).toThrow(/Another server is using .*DATA_DIR/);
  release();
  lockDataFolder(place())();
});

test("leftover files of a killed restore or import are deleted, and nothing else", () => {
  mkdirSync(join(folder, "importing-1"));
  const kept = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}.before-1`];
  const left = [`${DATABASE_FILE}.restored`, `${DATABASE_FILE}.restored-journal`, "importing-1/0"];
  for (const name of [...kept, ...left]) writeFileSync(join(folder, name), "");
  lockDataFolder(place())();
  const names = readdirSync(folder).filter((name) => !name.startsWith("server.lock"));
  expect(new Set(names)).toEqual(new Set(kept));
});

test("in a folder that several servers may share, leftovers of a killed import are deleted only after a day", async () => {
  mkdirSync(join(folder, "importing-1"));
  await deleteLeftBehind(folder, Date.now());
  expect(readdirSync(folder)).toEqual(["importing-1"]);
  await deleteLeftBehind(folder, Date.now() + 25 * 60 * 60 * 1000);
  expect(readdirSync(folder)).toEqual([]);
  await deleteLeftBehind(join(folder, "none"), Date.now());
});

test("reports a file that is not a database", async () => {
  writeFileSync(
    join(folder, DATABASE_FILE),
    "not a database at all, but a text that is long enough",
  );
  await expect(open()).rejects.toThrow(/not a database/);
});

test("reports a data folder that is a file, or cannot be created", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const opened = (dataFolder: string) => openDatabase({ dataFolder, databaseUrl: undefined });
  await expect(opened(file)).rejects.toThrow(/file/);
  for (const path of [join(folder, "none/data"), "/proc/x"]) {
    await expect(opened(path)).rejects.toThrow(
      `DATA_DIR must be a folder, or a new one in a folder: ${path}`,
    );
  }
});

test.each([
  ["a read-only database", "pragma query_only = on", /read-only/],
  ["a full disk", "pragma max_page_count = 3", /disk is full/],
])("%s is reported in plain words", (_, limit, words) => {
  const file = openSqliteFile(join(folder, DATABASE_FILE));
  file.exec("create table t (x)");
  file.exec(limit);
  const problems = Array.from({ length: 3 }, () => {
    try {
      file.prepare("insert into t values (?)").run("x".repeat(5000));
      return undefined;
    } catch (error) {
      return databaseProblem(error);
    }
  });
  expect(problems.at(-1)).toMatch(words);
  file.close();
});

test("names the setting when PostgreSQL does not answer", async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/none";
  await expect(openDatabase({ dataFolder: folder, databaseUrl })).rejects.toThrow(/DATABASE_URL/);
});
