import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exportZip } from "../transfer/export.ts";
import { importFirstPosts } from "../transfer/first-posts.ts";
import { onBothDatabases, sqliteDatabases } from "../testing/databases.ts";
import { BACKUP_FOLDER, backUp, listBackups, restoreBackup } from "./backup.ts";
import { copyDatabase } from "./copy.ts";
import { DATABASE_FILE, type OpenDatabase, openDatabase } from "./open.ts";

const NOW = Date.UTC(2026, 10, 22, 3);
const DAY_MS = 24 * 60 * 60 * 1000;
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paddock-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = (dataFolder = folder) => openDatabase({ dataFolder, databaseUrl: undefined });

async function backedUp(at = NOW): Promise<string> {
  const database = await open();
  await importFirstPosts(database.db, "content/posts", NOW);
  if (!database.file) throw new Error("no file");
  const file = await backUp(database.file, folder, at);
  await database.close();
  return file;
}

describe("a backup", () => {
  test("restores every row and picture on an empty machine", async () => {
    const file = await backedUp();
    const before = await open();
    const zip = await exportZip(before.db, NOW);
    await before.close();
    const other = join(folder, "another-machine");
    expect(await restoreBackup(file, other, NOW)).toBeUndefined();
    const restored = await open(other);
    expect(await exportZip(restored.db, NOW)).toEqual(zip);
    await restored.close();
  });

  test("drops later changes; the current database and its log are set aside", async () => {
    const file = await backedUp();
    const later = await open();
    await later.db.insertInto("settings").values({ key: "after", value: "1" }).execute();
    await later.close();
    const aside = await restoreBackup(file, folder, NOW);
    expect(readdirSync(folder)).not.toContain(`${DATABASE_FILE}-wal`);
    const restored = await open();
    const rows = await restored.db
      .selectFrom("settings")
      .where("key", "=", "after")
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
    await restored.close();
    expect(aside).toContain(`${DATABASE_FILE}.before-`);
  });

  test("is rejected when damaged, and the database stays", async () => {
    const file = await backedUp();
    truncateSync(file, 8192);
    await expect(restoreBackup(file, folder, NOW)).rejects.toThrow(/not a whole database/);
    writeFileSync(file, "nonsense");
    await expect(restoreBackup(file, folder, NOW)).rejects.toThrow(/not a whole database/);
    await (await open()).close();
  });

  test("is kept for two weeks; unfinished files are ignored", async () => {
    for (let day = 0; day < 16; day += 1) await backedUp(NOW + day * DAY_MS);
    writeFileSync(join(folder, BACKUP_FOLDER, "first-paddock-20270101T000000Z.db.unfinished"), "");
    const names = listBackups(folder);
    expect(names).toHaveLength(14);
    expect(names[0]).toBe("first-paddock-20261207T030000Z.db");
  });
});

onBothDatabases("a copy", (fresh) => {
  const sqlite = sqliteDatabases();
  const zipOf = ({ db }: OpenDatabase) => exportZip(db, NOW);

  test("to another database and back leaves the site unchanged", async () => {
    const [first, second, third] = [await sqlite(), await fresh(), await sqlite()];
    await importFirstPosts(first.db, "content/posts", NOW);
    const counts = await copyDatabase(first, second);
    expect(counts).toContainEqual({ table: "posts", rows: 12 });
    await copyDatabase(second, third);
    expect(await zipOf(third)).toEqual(await zipOf(first));
  });

  test("requires an empty database", async () => {
    const [first, second] = [await sqlite(), await fresh()];
    await importFirstPosts(second.db, "content/posts", NOW);
    await expect(copyDatabase(first, second)).rejects.toThrow(/not empty/);
  });
});
