import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { buffer } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeLink } from "../accounts/links.ts";
import { queueMail, sendDueMails } from "../mail/outbox.ts";
import { listLetters } from "../newsletter/letters/letters.ts";
import { exportZip } from "../transfer/export.ts";
import { importFirstPosts } from "../transfer/first-posts.ts";
import { onBothDatabases, sqliteDatabases } from "../testing/databases.ts";
import {
  BACKUP_FOLDER,
  backUp,
  checkFile,
  checkInWorker,
  dailyBackup,
  deleteOldBackups,
  listBackups,
  restoreBackup,
} from "./backup.ts";
import { copyDatabase } from "./copy.ts";
import { DATABASE_FILE, type OpenDatabase, openDatabase } from "./open.ts";

const NOW = Date.UTC(2026, 10, 22, 3);
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paddock-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = (dataFolder = folder) => openDatabase({ dataFolder, databaseUrl: undefined });

/** A data folder with the first posts and a backup of them. */
const made = mkdtempSync(join(tmpdir(), "paddock-backed-up-"));
beforeAll(async () => {
  const database = await open(made);
  await importFirstPosts(database.db, "content/posts", NOW);
  await backUp(made, NOW);
  await database.close();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** Fills the folder with the first posts and a backup of them. @returns the backup. */
function backedUp(): string {
  cpSync(made, folder, { recursive: true });
  return backupOf(folder);
}

const backupOf = (dataFolder: string) =>
  join(dataFolder, BACKUP_FOLDER, listBackups(dataFolder)[0] ?? "");

/** A mail server that refuses its first mail. */
function failOnce(): () => Promise<void> {
  let calls = 0;
  return () => ((calls += 1) === 1 ? Promise.reject(new Error("later")) : Promise.resolve());
}

const zipOf = ({ db }: OpenDatabase) => buffer(exportZip(db, NOW));

describe("a backup", () => {
  test("restores every row and picture on an empty machine", async () => {
    const file = backedUp();
    const before = await open();
    const zip = await zipOf(before);
    await before.close();
    const other = join(folder, "another-machine");
    expect(await restoreBackup(file, other, NOW)).toBeUndefined();
    const restored = await open(other);
    expect(await zipOf(restored)).toEqual(zip);
    await restored.close();
  });

  test("drops later changes; the current database and its log are set aside", async () => {
    const file = backedUp();
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

  test("revives no session and no link that has ended since", async () => {
    const database = await open();
    const row = {
      token_hash: "a",
      user_id: "u",
      created_at: NOW,
      seen_at: NOW,
      expires_at: NOW * 2,
    };
    const user = {
      id: "u",
      email: "a@b.example",
      name: "A",
      role: "owner",
      created_at: NOW,
    } as const;
    const none = { password_hash: null, totp_secret: null, totp_step: null, recovery_codes: null };
    await database.db
      .insertInto("users")
      .values({ ...user, ...none, disabled_at: null })
      .execute();
    await database.db
      .insertInto("sessions")
      .values({ ...row, user_agent: "" })
      .execute();
    await makeLink(database.db, "https://x.example", "reset", "u", NOW);
    const file = await backUp(folder, NOW);
    await database.close();
    await restoreBackup(file, folder, NOW);
    const restored = await open();
    for (const table of ["sessions", "one_time_links", "previews"] as const) {
      expect(await restored.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await restored.close();
  });

  test("sends no letter and no mail again that may have gone out since", async () => {
    const database = await open();
    const unsent = { started_at: null, stopped_at: null, finished_at: null, send_at: null };
    const saved = { created_at: NOW, updated_at: NOW, updated_by: "u", version: 1 };
    const letter = { ...unsent, ...saved, subject: "", text: "", problem: "", sent_before: 0 };
    await database.db
      .insertInto("letters")
      .values([
        { ...letter, id: "draft" },
        { ...letter, id: "half-sent", send_at: NOW - 1, started_at: NOW },
        { ...letter, id: "scheduled", send_at: NOW + 1 },
        { ...letter, id: "sent", send_at: NOW - 1, started_at: NOW, finished_at: NOW },
      ])
      .execute();
    const mail = { recipient: "a@b.example", subject: "Hello", text: "" };
    await queueMail(database.db, mail, NOW);
    await queueMail(database.db, mail, NOW);
    await sendDueMails(database.db, failOnce(), () => NOW);
    const file = await backUp(folder, NOW);
    await database.close();
    await restoreBackup(file, folder, NOW + 2);
    const restored = await open();
    const letters = await listLetters(restored.db, NOW + 2);
    expect(Object.fromEntries(letters.map(({ id, state }) => [id, state]))).toEqual({
      draft: "draft",
      "half-sent": "stopped",
      scheduled: "stopped",
      sent: "sent",
    });
    const stopped = letters.filter(({ state }) => state === "stopped");
    for (const { problem } of stopped) expect(problem).toMatch(/readers may have it already/);
    const mails = await restored.db.selectFrom("mails").select("sent_at").execute();
    expect(mails).toEqual([{ sent_at: NOW }]);
    await restored.close();
  });

  test("of the first release, which had no letters, is restored too", async () => {
    const file = backedUp();
    const first = new DatabaseSync(file);
    first.exec("drop table letter_recipients; drop table letters");
    first.close();
    await expect(restoreBackup(file, join(folder, "new"), NOW)).resolves.toBeUndefined();
  });

  test("is not called damaged when it only cannot be opened", async () => {
    const file = join(folder, "none.db");
    expect(() => checkFile(file)).toThrow(/cannot be opened here.*not mean that it is damaged/);
  });

  test("is rejected when damaged, and the database stays", async () => {
    const file = backedUp();
    truncateSync(file, 8192);
    await expect(restoreBackup(file, folder, NOW)).rejects.toThrow(/not a whole database/);
    writeFileSync(file, "nonsense");
    await expect(restoreBackup(file, folder, NOW)).rejects.toThrow(/not a whole database/);
    await (await open()).close();
  });

  test.each(["", "create table sessions (id)"])(
    "is rejected when it is an empty or another program’s file: “%s”",
    async (schema) => {
      const file = join(folder, "other.db");
      const other = new DatabaseSync(file);
      other.exec(schema);
      other.close();
      expect(() => checkFile(file)).toThrow(/not a database of this program/);
      await expect(restoreBackup(file, folder, NOW)).rejects.toThrow(/not a database of this/);
      expect(readdirSync(folder)).toEqual(["other.db"]);
    },
  );

  test("that cannot be restored leaves nothing behind", async () => {
    const file = backedUp();
    const backup = new DatabaseSync(file);
    backup.exec(`pragma foreign_keys = off;
      insert into sessions values ('t', 'u', 0, 0, 0, '');
      create trigger stop before delete on sessions begin select raise(fail, 'stopped'); end`);
    backup.close();
    const before = readdirSync(folder);
    await expect(restoreBackup(file, folder, NOW)).rejects.toThrow("stopped");
    expect(readdirSync(folder)).toEqual(before);
  });

  test("is kept for two weeks; unfinished files are ignored", () => {
    mkdirSync(join(folder, BACKUP_FOLDER));
    const write = (name: string) => writeFileSync(join(folder, BACKUP_FOLDER, name), "");
    for (let day = 10; day < 26; day += 1) write(`first-paddock-202611${day}T030000Z.db`);
    write("first-paddock-20270101T000000Z.db.unfinished");
    deleteOldBackups(folder, 1_000_000);
    const names = listBackups(folder);
    expect(names).toHaveLength(14);
    expect(names[0]).toBe("first-paddock-20261125T030000Z.db");
  });
});

test("a backup deletes what a killed one left, and spares one in progress", async () => {
  const target = join(folder, BACKUP_FOLDER);
  mkdirSync(target);
  const write = (name: string, hours: number) => {
    writeFileSync(join(target, name), "");
    const at = new Date(NOW - hours * 3_600_000);
    utimesSync(join(target, name), at, at);
  };
  write("first-paddock-20261121T020000Z.db.unfinished", 25);
  write("first-paddock-20261121T020000Z.db.unfinished-journal", 25);
  write("first-paddock-20261122T020000Z.db.unfinished", 1);
  write("a-file-of-the-operator.unfinished", 25);
  const database = await open();
  // In the middle of a save.
  await database.db.transaction().execute(() => backUp(folder, NOW));
  await database.close();
  expect(readdirSync(target).toSorted()).toEqual([
    "a-file-of-the-operator.unfinished",
    "first-paddock-20261122T020000Z.db.unfinished",
    "first-paddock-20261122T030000Z.db",
  ]);
});

describe("the daily backup", () => {
  test("that fails is tried again later and later, not every five seconds", async () => {
    const database = await open();
    const backUpIfDue = dailyBackup(database.db, join(folder, "none\0"));
    let failures = 0;
    for (let second = 0; second < 60 * 60; second += 5) {
      await backUpIfDue(NOW + second * 1000).catch(() => (failures += 1));
    }
    expect(failures).toBe(6);
    await database.close();
  });

  test("is made once a day", async () => {
    const database = await open();
    const backUpIfDue = dailyBackup(database.db, folder);
    for (let hour = 0; hour < 25; hour += 1) await backUpIfDue(NOW + hour * 3_600_000);
    expect(listBackups(folder)).toHaveLength(2);
    expect(readdirSync(join(folder, BACKUP_FOLDER))).toEqual(listBackups(folder).toReversed());
    expect(statSync(backupOf(folder)).mode & 0o777).toBe(0o600);
    await database.close();
  });

  test("is made again once a clock that was ahead is right", async () => {
    const database = await open();
    const backUpIfDue = dailyBackup(database.db, folder);
    await backUpIfDue(NOW + 400 * 86_400_000);
    await backUpIfDue(NOW);
    await backUpIfDue(NOW + 3_600_000);
    expect(listBackups(folder)).toEqual([
      "first-paddock-20271227T030000Z.db",
      "first-paddock-20261122T030000Z.db",
    ]);
    await database.close();
  });

  test("is checked outside the thread that answers", async () => {
    const file = backedUp();
    await expect(checkInWorker(file)).resolves.toBeUndefined();
    truncateSync(file, 8192);
    await expect(checkInWorker(file)).rejects.toThrow(/not a whole database/);
  });
});

test("a database in use is checked with its log", async () => {
  backedUp();
  const database = await open();
  const row = { key: "only-in-the-log", value: "1" };
  await database.db.insertInto("settings").values(row).execute();
  const schema = database.file?.prepare(
    "select rootpage from sqlite_schema where name = 'settings'",
  );
  const page = Number(schema?.get()?.["rootpage"]);
  // As while the log is written to the file.
  const live = join(folder, DATABASE_FILE);
  const handle = openSync(live, "r+");
  writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, (page - 1) * 4096);
  closeSync(handle);
  expect(() => checkFile(live)).not.toThrow();
  await database.close();
});

test("old backups make room for the next ones, and two always stay", () => {
  const target = join(folder, BACKUP_FOLDER);
  mkdirSync(target, { recursive: true });
  const names = [1, 2, 3, 4, 5].map((day) => `first-paddock-2026110${day}T000000Z.db`);
  for (const name of names) writeFileSync(join(target, name), "x".repeat(1000));
  deleteOldBackups(folder, 1_000_000);
  expect(listBackups(folder)).toHaveLength(5);
  deleteOldBackups(folder, 500);
  expect(listBackups(folder)).toEqual(names.slice(2).toReversed());
  deleteOldBackups(folder, -5000);
  expect(listBackups(folder)).toEqual(names.slice(3).toReversed());
});

onBothDatabases("a copy", (fresh) => {
  const sqlite = sqliteDatabases();
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
