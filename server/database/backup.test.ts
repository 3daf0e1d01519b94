import { spawnSync } from "node:child_process";
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { buffer } from "node:stream/consumers";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { folderForFile, folderForTest } from "#tests/support/folder.ts";
import { makeLink } from "../accounts/links.ts";
import { addUser } from "../accounts/users.ts";
import { queueMail, sendDueMails } from "../mail/outbox.ts";
import { changeLetter, listLetters, makeLetter } from "../newsletter/letters/letters.ts";
import { changePost, createPost } from "../posts/save.ts";
import { DRAFT } from "../testing/drafts.ts";
import { edition } from "../testing/edition.ts";
import { fileOf, textRow } from "../texts/read.ts";
import { saveTextDraft } from "../texts/save.ts";
import { exportZip } from "../transfer/export.ts";
import { importFirstPosts } from "../transfer/first-posts.ts";
import { onBothDatabases, sqliteDatabases } from "../testing/databases.ts";
import {
  BACKUP_FOLDER,
  backUp,
  checkInWorker,
  dailyBackup,
  deleteOldBackups,
  listBackups,
  restoreBackup,
} from "./backup.ts";
import { copyDatabase } from "./copy.ts";
import { checkFile, DATABASE_FILE } from "./check-file.ts";
import { type Db, type OpenDatabase, openDatabase } from "./open.ts";

const NOW = Date.UTC(2026, 10, 22, 3);
let folder = "";
beforeEach(() => {
  folder = folderForTest();
});
const open = (dataFolder = folder) => openDatabase({ dataFolder, databaseUrl: undefined });

/** A data folder with a post, and a backup of it. */
const made = folderForFile();
beforeAll(async () => {
  const database = await open(made);
  const act = { by: "u", at: NOW };
  await createPost(database.db, "first", { draft: DRAFT, intent: "publish" }, act);
  await backUp(made, NOW);
  await database.close();
});

/** Copies the data folder with the post and its backup into the test's folder. @returns the backup's path. */
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

/** Returns what `work` on a folder's database returns; a folder without one gets the database with the post. */
async function inDatabase<Result>(
  work: (database: OpenDatabase) => Promise<Result>,
  dataFolder = folder,
): Promise<Result> {
  if (!existsSync(join(dataFolder, DATABASE_FILE)))
    cpSync(join(made, DATABASE_FILE), join(dataFolder, DATABASE_FILE));
  const database = await open(dataFolder);
  // Waiting for the disk would take most of a test's time.
  database.file?.exec("pragma synchronous = off");
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe("a backup", () => {
  test("restores every row and picture on an empty machine", async () => {
    const file = backedUp();
    const zip = await inDatabase(zipOf);
    const other = join(folder, "another-machine");
    expect(await restoreBackup(file, other, NOW)).toBeUndefined();
    expect(await inDatabase(zipOf, other)).toEqual(zip);
  });

  test("drops later changes; the current database and its log are set aside", async () => {
    const file = backedUp();
    const later = { key: "after", value: "1" };
    await inDatabase(({ db }) => db.insertInto("settings").values(later).execute());
    const aside = await restoreBackup(file, folder, NOW);
    expect(readdirSync(folder)).not.toContain(`${DATABASE_FILE}-wal`);
    const settings = await inDatabase(({ db }) => db.selectFrom("settings").selectAll().execute());
    expect(settings).not.toContainEqual(later);
    expect(aside).toContain(`${DATABASE_FILE}.before-`);
  });

  test("restores no sessions and no one-time links, which may have ended since", async () => {
    const file = await inDatabase(async ({ db }) => {
      const ana = { email: "a@b.example", name: "A", role: "owner" } as const;
      const { id: user_id } = await addUser(db, ana, NOW);
      const times = { created_at: NOW, seen_at: NOW, expires_at: NOW * 2 };
      const session = { token_hash: "a", user_id, user_agent: "", ...times };
      await db.insertInto("sessions").values(session).execute();
      await makeLink(db, "https://x.example", "reset", user_id, NOW);
      return backUp(folder, NOW);
    });
    await restoreBackup(file, folder, NOW);
    await inDatabase(async ({ db }) => {
      for (const table of ["sessions", "one_time_links"] as const) {
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });
  });

  test("does not resend letters and mails that may have gone out since", async () => {
    const file = await inDatabase(async ({ db }) => {
      const unsent = { started_at: null, stopped_at: null, finished_at: null, send_at: null };
      const saved = { created_at: NOW, updated_at: NOW, updated_by: "u", version: 1 };
      const letter = { ...unsent, ...saved, subject: "", text: "", problem: "", sent_before: 0 };
      await db
        .insertInto("letters")
        .values([
          { ...letter, id: "draft" },
          { ...letter, id: "half-sent", send_at: NOW - 1, started_at: NOW },
          { ...letter, id: "scheduled", send_at: NOW + 1 },
          { ...letter, id: "sent", send_at: NOW - 1, started_at: NOW, finished_at: NOW },
        ])
        .execute();
      const mail = { recipient: "a@b.example", subject: "Hello", text: "" };
      await queueMail(db, mail, NOW);
      await queueMail(db, mail, NOW);
      await sendDueMails(db, failOnce(), () => NOW);
      return backUp(folder, NOW);
    });
    await restoreBackup(file, folder, NOW + 2);
    const { letters, mails } = await inDatabase(async ({ db }) => ({
      letters: await listLetters(db, NOW + 2),
      mails: await db.selectFrom("mails").select("sent_at").execute(),
    }));
    expect(Object.fromEntries(letters.map(({ id, state }) => [id, state]))).toEqual({
      draft: "draft",
      "half-sent": "stopped",
      scheduled: "stopped",
      sent: "sent",
    });
    const stopped = letters.filter(({ state }) => state === "stopped");
    for (const { problem } of stopped) expect(problem).toMatch(/readers may have it already/);
    expect(mails).toEqual([{ sent_at: NOW }]);
  });

  test("reuses no version number that an open tab may have from before the restore", async () => {
    const act = (at: number) => ({ by: "u", at });
    const text = fileOf(edition, "site");
    /** Each creates an item, or changes the given version of it, and returns its new version. */
    const saves = [
      async (db: Db, version: number | undefined, title: string, at: number) => {
        const what = { draft: { ...DRAFT, title }, intent: "save" } as const;
        if (version === undefined)
          return (await createPost(db, "p", what, act(at))).post.row.version;
        return (await changePost(db, "p", version, what, act(at))).row.version;
      },
      async (db: Db, version: number | undefined, subject: string, at: number) => {
        const made = version ?? (await makeLetter(db, { id: "l" }, act(at))).version;
        const which = { id: "l", version: made };
        return (await changeLetter(db, which, { subject, text: "" }, act(at))).version;
      },
      async (db: Db, version = 0, operator: string, at: number) => {
        await saveTextDraft(db, edition, { file: text, version }, { operator }, act(at));
        return (await textRow(db, text.file)).version;
      },
    ];
    const minute = (number: number) => Date.UTC(2027, 0, 1, 0, number);
    /** Saves one item of each kind over its given version. */
    const saveAll = async (db: Db, versions: readonly number[], words: string, at: number) =>
      Promise.all(saves.map((save, place) => save(db, versions[place], words, at)));
    const first = await inDatabase(({ db }) => saveAll(db, [], "First", minute(0)));
    const file = await backUp(folder, minute(1));
    const opened = await inDatabase(({ db }) => saveAll(db, first, "Lost", minute(2)));
    await restoreBackup(file, folder, minute(3));
    await inDatabase(async ({ db }) => {
      const after = await saveAll(db, first, "Saved after the restore", minute(4));
      for (const [place, save] of saves.entries()) {
        await expect(save(db, opened[place], "In an old tab", minute(5))).rejects.toThrow(
          "changed",
        );
      }
      await saveAll(db, after, "Of today", minute(6));
    });
  });

  test("from the first release, which had no letters, can be restored", async () => {
    const file = backedUp();
    const first = new DatabaseSync(file);
    first.exec("drop table letter_recipients; drop table letters");
    first.close();
    await expect(restoreBackup(file, join(folder, "new"), NOW)).resolves.toBeUndefined();
  });

  test("that cannot be opened is not reported as damaged", async () => {
    const file = join(folder, "none.db");
    expect(() => checkFile(file)).toThrow(/cannot be opened here.*not mean that it is damaged/);
  });

  test("that is damaged is rejected, and the current database stays", async () => {
    const file = backedUp();
    truncateSync(file, 8192);
    await expect(restoreBackup(file, folder, NOW)).rejects.toThrow(/not a whole database/);
    writeFileSync(file, "nonsense");
    await expect(restoreBackup(file, folder, NOW)).rejects.toThrow(/not a whole database/);
    await (await open()).close();
  });

  test.each(["", "create table sessions (id)"])(
    "is rejected when it is an empty database or another program’s: “%s”",
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

  test("whose restore fails leaves nothing behind", async () => {
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
});

/**
 * Code that kills the process just before the restored database replaces the current one.
 *
 * @param link source of the function that replaces `fs.linkSync`
 */
const killBeforeReplacing = (link = "fs.linkSync") => `import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  fs.linkSync = ${link};
  const { renameSync } = fs;
  fs.renameSync = (from, to) => {
    if (from.endsWith(".restored")) process.kill(process.pid, "SIGKILL");
    renameSync(from, to);
  };
  syncBuiltinESMExports();`;

test.each([
  ["", undefined],
  [" on a file system without hard links", "() => { throw new Error('EPERM') }"],
])(
  "a restore that is killed at its last step%s leaves the current database in its place",
  async (_, link) => {
    const file = backedUp();
    const zip = await inDatabase(zipOf);
    const args = [
      "--import",
      `data:text/javascript,${encodeURIComponent(killBeforeReplacing(link))}`,
    ];
    const { signal } = spawnSync(process.execPath, [...args, "server/cli.ts", "restore", file], {
      env: { ...process.env, DATA_DIR: folder },
    });
    expect(signal).toBe("SIGKILL");
    expect(readdirSync(folder)).toContain(DATABASE_FILE);
    expect(await inDatabase(zipOf)).toEqual(zip);
  },
);

test("a backup deletes the unfinished file of a killed backup, but not that of one in progress", async () => {
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
  // The backup is made during a transaction.
  await inDatabase(({ db }) => db.transaction().execute(() => backUp(folder, NOW)));
  expect(readdirSync(target).toSorted()).toEqual([
    "a-file-of-the-operator.unfinished",
    "first-paddock-20261122T020000Z.db.unfinished",
    "first-paddock-20261122T030000Z.db",
  ]);
});

test("restoring over a damaged database sets it aside with its log, which may have newer data", async () => {
  const file = backedUp();
  for (const end of ["", "-wal"]) writeFileSync(join(folder, DATABASE_FILE + end), `damaged${end}`);
  const aside = (await restoreBackup(file, folder, NOW)) ?? "";
  expect(readFileSync(aside, "utf8")).toBe("damaged");
  expect(readFileSync(`${aside}-wal`, "utf8")).toBe("damaged-wal");
  await (await open()).close();
});

describe("the daily backup", () => {
  test("is retried with increasing delays when it fails, not every five seconds", async () => {
    let failures = 0;
    await inDatabase(async ({ db }) => {
      const backUpIfDue = dailyBackup(db, join(folder, "none\0"));
      for (let second = 0; second < 60 * 60; second += 5) {
        await backUpIfDue(NOW + second * 1000).catch(() => (failures += 1));
      }
    });
    expect(failures).toBe(6);
  });

  test("is made once a day, and again after a clock that was ahead is corrected", async () => {
    await inDatabase(async ({ db }) => {
      const backUpIfDue = dailyBackup(db, folder);
      const ahead = NOW + 400 * 86_400_000;
      for (const at of [ahead, NOW, NOW + 23 * 3_600_000, NOW + 24 * 3_600_000])
        await backUpIfDue(at);
    });
    expect(listBackups(folder)).toEqual([
      "first-paddock-20271227T030000Z.db",
      "first-paddock-20261123T030000Z.db",
      "first-paddock-20261122T030000Z.db",
    ]);
    expect(readdirSync(join(folder, BACKUP_FOLDER))).toEqual(listBackups(folder).toReversed());
    expect(statSync(backupOf(folder)).mode & 0o777).toBe(0o600);
  });

  test("is checked in a worker, outside the thread that serves requests", async () => {
    const file = backedUp();
    await expect(checkInWorker(file)).resolves.toBeUndefined();
    truncateSync(file, 8192);
    await expect(checkInWorker(file)).rejects.toThrow(/not a whole database/);
  });
});

test("checking a database in use includes its write-ahead log", async () => {
  await inDatabase(async ({ db, file }) => {
    await db.insertInto("settings").values({ key: "only-in-the-log", value: "1" }).execute();
    const schema = file?.prepare("select rootpage from sqlite_schema where name = 'settings'");
    const page = Number(schema?.get()?.["rootpage"]);
    // Simulates an unfinished checkpoint: the page is damaged in the file, but whole in the log.
    const live = join(folder, DATABASE_FILE);
    const handle = openSync(live, "r+");
    writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, (page - 1) * 4096);
    closeSync(handle);
    expect(() => checkFile(live)).not.toThrow();
    const alone = join(folder, "copy.db");
    cpSync(live, alone);
    expect(() => checkFile(alone)).toThrow(/not a whole database/);
  });
});

test("backups are kept for two weeks, or fewer days when space runs low; two always stay", () => {
  const target = join(folder, BACKUP_FOLDER);
  mkdirSync(target);
  const names = Array.from({ length: 16 }, (_, at) => `first-paddock-202611${10 + at}T000000Z.db`);
  for (const name of names) writeFileSync(join(target, name), "x".repeat(1000));
  writeFileSync(join(target, "first-paddock-20270101T000000Z.db.unfinished"), "");
  for (const [freeBytes, kept] of [
    [1_000_000, 14],
    [500, 12],
    [-50_000, 2],
  ] as const) {
    deleteOldBackups(folder, freeBytes);
    expect(listBackups(folder)).toEqual(names.slice(-kept).toReversed());
  }
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
    const act = { by: "u", at: NOW };
    await createPost(second.db, "first", { draft: DRAFT, intent: "save" }, act);
    await expect(copyDatabase(first, second)).rejects.toThrow(/not empty/);
  });
});
