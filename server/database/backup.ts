import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { DATABASE_FILE, type Db } from "./open.ts";
import { DatabaseError } from "./problem.ts";
import { lastTime, recordTime } from "./site-settings.ts";

export const BACKUP_FOLDER = "backups";
const NAME = /^first-paddock-\d{8}T\d{6}Z\.db$/;
/** Two weeks of daily backups. */
const KEPT = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Backs up the database unless that was done in the last day. */
export async function backUpDaily(
  db: Db,
  database: DatabaseSync,
  folder: string,
  now: number,
): Promise<void> {
  const age = now - ((await lastTime(db, "backup")) ?? 0);
  // A backup from the future was made before the clock was set back, and must not block the next one.
  if (age >= 0 && age < DAY_MS) return;
  await backUp(database, folder, now);
  await recordTime(db, "backup", now);
}

/**
 * Copies the database while it is in use, verifies the copy, and only then gives it its final name: any
 * file with such a name can be restored. Backups older than two weeks are deleted.
 *
 * @returns the file's path.
 * @throws DatabaseError when the copy is damaged.
 */
export async function backUp(database: DatabaseSync, folder: string, now: number): Promise<string> {
  const target = join(folder, BACKUP_FOLDER);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const file = join(target, `first-paddock-${stamp}.db`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await backup(database, unfinished);
    checkFile(unfinished);
    flush(unfinished);
  } catch (error) {
    // On a full disk a partial copy would take up space.
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameSync(unfinished, file);
  // The new backup stays, even if a clock that was set back gives it the oldest name.
  for (const old of listBackups(folder).slice(KEPT)) {
    if (join(target, old) !== file) rmSync(join(target, old));
  }
  return file;
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
  mkdirSync(folder, { recursive: true });
  const live = join(folder, DATABASE_FILE);
  const fresh = `${live}.restored`;
  rmSync(fresh, { force: true });
  const source = new DatabaseSync(backupFile, { readOnly: true });
  await backup(source, fresh);
  source.close();
  checkFile(fresh);
  flush(fresh);
  const before = setAside(live, now);
  renameSync(fresh, live);
  return before;
}

/** Moves a database out of the way, with everything that was committed to it. */
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
  renameSync(live, aside);
  // SQLite would apply the old database's log to the restored one.
  for (const end of ["-wal", "-shm"]) rmSync(live + end, { force: true });
  return aside;
}

/** @throws DatabaseError when SQLite finds the file damaged. */
export function checkFile(file: string): void {
  let words: string;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const row = database.prepare("pragma integrity_check").get();
    database.close();
    words = String(row?.["integrity_check"]);
  } catch (error) {
    words = error instanceof Error ? error.message : "it cannot be read";
  }
  if (words !== "ok") throw new DatabaseError(`${file} is not a whole database: ${words}.`);
}

function flush(file: string): void {
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
