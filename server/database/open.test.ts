import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../testing/databases.ts";
import { lockDataFolder, DATABASE_FILE, openDatabase } from "./open.ts";
import { migrate } from "./migrate.ts";
import { openSqliteFile } from "./sqlite.ts";
import { databaseProblem, isUniqueViolation } from "./problem.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paddock-open-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openDatabase({ dataFolder: folder, databaseUrl: undefined });

onBothDatabases("a database", (fresh) => {
  test("stores timestamps, flags and bytes unchanged", async () => {
    const { db } = await fresh();
    const at = Date.UTC(2026, 10, 22);
    await db
      .insertInto("images")
      .values({
        id: "i",
        hash: "h",
        name: "cow.jpg",
        alt: null,
        decorative: 1,
        focus_x: 50,
        focus_y: 50,
        crop: "",
        credit: "",
        width: 3,
        height: 2,
        deleted_at: null,
        created_at: at,
        created_by: null,
      })
      .execute();
    const bytes = new Uint8Array([0, 255, 1]);
    await db
      .insertInto("image_files")
      .values({ image_id: "i", format: "webp", width: 3, name: "i-3.webp", crop: "", bytes })
      .execute();
    const image = await db.selectFrom("images").selectAll().executeTakeFirstOrThrow();
    expect(image).toMatchObject({ decorative: 1, created_at: at, alt: null });
    const file = await db.selectFrom("image_files").select("bytes").executeTakeFirstOrThrow();
    expect([...file.bytes]).toEqual([0, 255, 1]);
  });

  test("recognizes a unique violation", async () => {
    const { db } = await fresh();
    const add = () => db.insertInto("settings").values({ key: "a", value: "1" }).execute();
    await add();
    const error: unknown = await add().catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error("else"))).toBe(false);
  });

  test("serializes twenty concurrent transactions", async () => {
    const { db } = await fresh();
    await db.insertInto("attempts").values({ key: "k", count: 0, window_ends_at: 0 }).execute();
    const raise = () =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable("attempts")
          .set(({ eb }) => ({ count: eb("count", "+", 1) }))
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    const { count } = await db.selectFrom("attempts").select("count").executeTakeFirstOrThrow();
    expect(count).toBe(20);
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

test("a file can be closed and reopened without loss", async () => {
  const first = await open();
  await first.db.insertInto("settings").values({ key: "a", value: "1" }).execute();
  await first.close();
  const again = await open();
  expect(await again.db.selectFrom("settings").selectAll().execute()).toEqual([
    { key: "a", value: "1" },
  ]);
  await again.close();
});

test("saves reach the disk before they are acknowledged", () => {
  const file = openSqliteFile(join(folder, DATABASE_FILE));
  expect(file.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
  expect(file.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  file.close();
});

test("what it makes can be read by its user only; what was there keeps its mode", async () => {
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
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(/Another server is using .*DATA_DIR/);
  release();
  lockDataFolder(folder)();
});

test("reports a file that is not a database", async () => {
  writeFileSync(
    join(folder, DATABASE_FILE),
    "not a database at all, but a text that is long enough",
  );
  await expect(open()).rejects.toThrow(/not a database/);
});

test("reports a data folder that is a file, or cannot be made", async () => {
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

test("a read-only database is reported in plain words", () => {
  const file = openSqliteFile(join(folder, DATABASE_FILE));
  file.exec("create table t (x)");
  file.exec("pragma query_only = on");
  const words = (() => {
    try {
      file.exec("insert into t values (1)");
      return undefined;
    } catch (error) {
      return databaseProblem(error);
    }
  })();
  expect(words).toMatch(/read-only/);
  file.close();
});

test("a full disk is reported in plain words", () => {
  const file = openSqliteFile(join(folder, DATABASE_FILE));
  file.exec("create table t (x)");
  file.exec("pragma max_page_count = 3");
  const fill = () => {
    for (let row = 0; row < 100; row += 1)
      file.prepare("insert into t values (?)").run("x".repeat(5000));
  };
  const words = (() => {
    try {
      fill();
      return undefined;
    } catch (error) {
      return databaseProblem(error);
    }
  })();
  expect(words).toMatch(/disk is full/);
  file.close();
});

test("names the setting when PostgreSQL does not answer", async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/none";
  await expect(openDatabase({ dataFolder: folder, databaseUrl })).rejects.toThrow(/DATABASE_URL/);
});
