import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { once } from "node:events";
import { open, statfs } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { ACCESS_TABLES, checkFile, DATABASE_FILE, openToRead } from "./check-file.ts";
import { type Db, makeDataFolder, makePrivate } from "./open.ts";
import { DatabaseError } from "./problem.ts";
import { lastBackup, recordBackup } from "./site-settings.ts";
import { MAY_BE_SENT } from "./tables.ts";

export const BACKUP_FOLDER = "backups";
const NAME = /^first-paddock-\d{8}T\d{6}Z\.db$/;
const UNFINISHED = /^first-paddock-\d{8}T\d{6}Z\.db\.unfinished(?:-journal)?$/;
/** Two weeks of daily backups. */
const KEPT = 14;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The longest wait after failures. */
const MAX_WAIT_MS = 6 * 60 * MINUTE_MS;

/**
 * The daily backup. Call the returned function often: it makes a backup when one is due. After a failure it waits for a
 * minute, then twice as long each time, since each attempt copies everything.
 *
 * @returns a function of the time, in milliseconds since 1970, that rejects when a backup fails.
 */
export function dailyBackup(db: Db, folder: string): (now: number) => Promise<void> {
  let waitMs = MINUTE_MS;
  let notBefore = 0;
  return async (now) => {
    // A wait longer than any possible one was computed while the clock was ahead: it is ignored.
    const waits = now < notBefore && notBefore <= now + MAX_WAIT_MS;
    if (waits || now - ((await lastBackup(db, now)) ?? 0) < DAY_MS) return;
    notBefore = now + waitMs;
    waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
    await backUp(folder, now);
    await recordBackup(db, now);
    waitMs = MINUTE_MS;
  };
}

/** More pages than a database can have, to copy it in one step: several would start over at each save in between. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database of a folder while it is in use, verifies the copy, and only then gives it its final name: any
 * file with such a name can be restored.
 *
 * @returns the file's path.
 * @throws DatabaseError when the copy is damaged.
 */
export async function backUp(folder: string, now: number): Promise<string> {
  const target = join(folder, BACKUP_FOLDER);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  deleteUnfinished(target, now);
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const file = join(target, `first-paddock-${stamp}.db`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    makePrivate(unfinished);
    // Not the server's own connection: SQLite refuses to copy from one that is in the middle of a save.
    using source = openToRead(join(folder, DATABASE_FILE));
    await backup(source, unfinished, { rate: ALL_PAGES });
    await checkInWorker(unfinished);
    await flush(unfinished);
  } catch (error) {
    // On a full disk a partial copy would take up space.
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameSync(unfinished, file);
  const { bavail, bsize } = await statfs(target);
  deleteOldBackups(folder, bavail * bsize);
  return file;
}

/** Deletes unfinished backups of killed processes. Those newer than a day are kept: a process may be writing them. */
function deleteUnfinished(target: string, now: number): void {
  for (const name of readdirSync(target).filter((found) => UNFINISHED.test(found))) {
    const path = join(target, name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - modified > DAY_MS) rmSync(path, { force: true });
  }
}

/**
 * Deletes backups older than two weeks, and all but the newest two while the disk has less room than another
 * two of the newest would need.
 *
 * @param room free space on the disk, in bytes.
 */
export function deleteOldBackups(folder: string, room: number): void {
  const path = (name: string) => join(folder, BACKUP_FOLDER, name);
  const [newest, ...older] = listBackups(folder);
  if (newest === undefined) return;
  const wanted = 2 * statSync(path(newest)).size;
  let free = room;
  for (const [at, name] of [...older.entries()].toReversed()) {
    if (at + 1 < KEPT && (at === 0 || free >= wanted)) continue;
    free += statSync(path(name)).size;
    rmSync(path(name));
  }
}

/** Names of the backups, newest first. */
export function listBackups(folder: string): string[] {
  try {
    return readdirSync(join(folder, BACKUP_FOLDER))
      .filter((name) => NAME.test(name))
      .toSorted()
      .toReversed();
  } catch {
    return []; // No backup was made yet.
  }
}

/**
 * Replaces the database with a backup and keeps the old one beside it under another name. No server may
 * be running.
 *
 * @returns the new path of the old database, if there was one.
 * @throws DatabaseError when the backup is damaged; nothing is changed then.
 */
export async function restoreBackup(
  backupFile: string,
  folder: string,
  now: number,
): Promise<string | undefined> {
  checkFile(backupFile);
  makeDataFolder(folder);
  const live = join(folder, DATABASE_FILE);
  const fresh = `${live}.restored`;
  rmSync(fresh, { force: true });
  try {
    makePrivate(fresh);
    if (existsSync(live)) chmodSync(fresh, statSync(live).mode);
    using source = openToRead(backupFile);
    await backup(source, fresh);
    checkFile(fresh);
    endAccess(fresh);
    holdMails(fresh, now);
    await flush(fresh);
    const before = setAside(live, now);
    renameSync(fresh, live);
    return before;
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/**
 * Gives a database a second name, with everything that was committed to it. Its own name stays until the restored file
 * replaces it: a server that started in between would create an empty database.
 */
function setAside(live: string, now: number): string | undefined {
  if (!existsSync(live)) return undefined;
  const aside = `${live}.before-${now}`;
  try {
    const database = new DatabaseSync(live);
    database.exec("pragma wal_checkpoint(truncate)");
    database.close();
  } catch {
    // A damaged file is set aside as it is.
  }
  try {
    linkSync(live, aside);
  } catch {
    // Some disks cannot give a file two names.
    copyFileSync(live, aside);
  }
  // SQLite would apply the old database's log to the restored one. It is kept: if the old file is damaged, the log may
  // be all that can be saved.
  if (existsSync(`${live}-wal`)) renameSync(`${live}-wal`, `${aside}-wal`);
  rmSync(`${live}-shm`, { force: true });
  return aside;
}

/** Ends all sessions, one-time links and previews: those that ended after the backup must not work again. */
function endAccess(file: string): void {
  using database = new DatabaseSync(file);
  for (const table of ACCESS_TABLES) database.exec(`delete from ${table}`);
}

/**
 * Mails that may have been sent since the backup must not be sent again: letters are stopped, and waiting mails are
 * deleted. Their links no longer work, and a missing notice is better than a repeated one.
 */
function holdMails(file: string, now: number): void {
  using database = new DatabaseSync(file);
  database.exec("delete from mails where sent_at is null");
  const hasLetters = database
    .prepare("select 1 from sqlite_schema where type = 'table' and name = 'letters'")
    .get();
  if (!hasLetters) return; // The first versions had none.
  database
    .prepare(
      `update letters set stopped_at = ?, problem = ?
        where send_at is not null and finished_at is null and stopped_at is null`,
    )
    .run(now, MAY_BE_SENT.restored);
}

/** `checkFile` in a thread of its own: with gigabytes of pictures it takes seconds. */
export async function checkInWorker(file: string): Promise<void> {
  const worker = new Worker(new URL("check-worker.ts", import.meta.url), { workerData: file });
  const [problem]: unknown[] = await once(worker, "message");
  if (typeof problem === "string") throw new DatabaseError(problem);
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}
