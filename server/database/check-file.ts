import { basename } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { DatabaseError, sqliteCode } from "./problem.ts";

/* Imports little, since each backup is checked in a thread of its own, which loads this first. */

export const DATABASE_FILE = "first-paddock.db";
export const BUSY_TIMEOUT_MS = 5000;
/** Tables of what gives access, which ends with its time. */
export const ACCESS_TABLES = ["sessions", "one_time_links", "previews"];
/** Tables that every version of the program creates. */
const SITE_TABLES = ["kysely_migration", "posts", ...ACCESS_TABLES];

/**
 * Opens a database read-only. Nothing writes to a backup, so "immutable" avoids -wal and -shm files beside it. A
 * server's own file may be in use, and is read with its log.
 */
export function openToRead(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  if (basename(file) !== DATABASE_FILE) address.search = "immutable=1";
  return new DatabaseSync(address, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
}

/** SQLite's codes for a file that it could not open or read: permissions, a lock, a missing file, a read-only disk. */
const CANNOT_OPEN: readonly number[] = [3, 5, 8, 14, 23];

/** @throws DatabaseError when the file cannot be opened, SQLite finds it damaged, or no site is in it. */
export function checkFile(file: string): void {
  let words: string;
  let isSite = false;
  try {
    using database = openToRead(file);
    const row = database.prepare("pragma integrity_check").get();
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
    words = String(row?.["integrity_check"]);
    isSite = SITE_TABLES.every((table) => tables.some(({ name }) => name === table));
  } catch (error) {
    words = error instanceof Error ? error.message : "it cannot be read";
    if (CANNOT_OPEN.includes(sqliteCode(error) ?? 0)) {
      throw new DatabaseError(
        `${file} cannot be opened here (${words}), which does not mean that it is damaged. Is it there, may this user read it, and is its disk writable? A copy of it elsewhere can be checked.`,
        { cause: error },
      );
    }
  }
  if (words !== "ok") throw new DatabaseError(`${file} is not a whole database: ${words}.`);
  if (isSite) return;
  throw new DatabaseError(
    `${file} is not a database of this program. \`npm run server -- backups\` lists the backups.`,
  );
}
