/** Something about the database that an operator can do something about, in plain words. */
export class DatabaseError extends Error {}

/** SQLite's primary result codes. */
const SQLITE_WORDS: Readonly<Record<number, string>> = {
  5: "The database is busy: another program is writing to it.",
  8: "The database cannot be written: its folder or file is read-only.",
  10: "The disk reported an error while the database was read or written.",
  11: "The database file is damaged. Restore a backup.",
  13: "The disk is full: nothing more can be saved. Make room in the data folder.",
  14: "The database file cannot be opened. Check that the data folder exists and may be written.",
  26: "The file is not a database of this program.",
};

const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full. Make room in the data folder.",
  EROFS: "The data folder is on a disk that is read-only.",
  EACCES: "The data folder may not be written by this user.",
  ENOTDIR: "The data folder’s path leads through a file.",
  EEXIST: "The data folder’s name belongs to a file.",
  ECONNREFUSED: "PostgreSQL does not answer at the address in DATABASE_URL.",
  ENOTFOUND: "The host in DATABASE_URL is not known.",
  "28P01": "PostgreSQL refused the password in DATABASE_URL.",
  "3D000": "The database named in DATABASE_URL does not exist.",
};

/** What an error of the database means for the operator; `undefined` for a defect of the program. */
export function databaseProblem(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.message;
  if (error instanceof AggregateError) return databaseProblem(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ("errcode" in error && typeof error.errcode === "number") {
    return SQLITE_WORDS[error.errcode & 0xff];
  }
  if ("code" in error && typeof error.code === "string") return SYSTEM_WORDS[error.code];
  return undefined;
}

/** Whether a row could not be added because another has its key, in either database. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return error.errcode === 1555 || error.errcode === 2067;
  return "code" in error && error.code === "23505";
}
