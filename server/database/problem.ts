/** A database problem that an operator can fix, in plain words. */
export class DatabaseError extends Error {}

export const DAMAGED =
  "The database file is damaged. Restore the newest backup: `npm run server -- backups` lists them, `npm run server -- restore FILE` puts one in place and keeps the damaged file beside it.";

const SQLITE_BUSY = 5;
/** SQLite's primary result codes. */
const SQLITE_WORDS: Readonly<Record<number, string>> = {
  [SQLITE_BUSY]: "The database is busy: another program is writing to it.",
  8: "The database cannot be written: its folder or file is read-only.",
  10: "The disk reported an error while the database was read or written.",
  11: DAMAGED,
  13: "The disk is full: nothing more can be saved. Make room in the data folder.",
  14: "The database file cannot be opened. Check that the data folder exists, may be written, and is not on a read-only disk.",
  26: "The file is not a database of this program, or its beginning is damaged. `npm run server -- backups` lists the backups, `npm run server -- restore FILE` puts one in place.",
};

const STARTING = "PostgreSQL is starting or stopping; the server finds it again by itself.";
const NO_ANSWER = "PostgreSQL does not answer at the address in DATABASE_URL.";
const UNKNOWN_CERTIFICATE =
  "PostgreSQL’s certificate is signed by nobody this server knows: name its file with sslrootcert in DATABASE_URL.";

const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full. Make room in the data folder.",
  EROFS: "The data folder is on a disk that is read-only.",
  EACCES: "The data folder may not be written by this user.",
  ENOTDIR: "The data folder’s path leads through a file.",
  EEXIST: "The data folder’s name belongs to a file.",
  ECONNREFUSED: NO_ANSWER,
  ECONNRESET: NO_ANSWER,
  EPIPE: NO_ANSWER,
  ETIMEDOUT: NO_ANSWER,
  ENOTFOUND:
    "The host in DATABASE_URL is not known. If the password has / # or ?, write %2F, %23 or %3F.",
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: "PostgreSQL’s certificate names another host than DATABASE_URL.",
  "25006": "PostgreSQL is read-only: it is a standby, or was set so.",
  "28000": "PostgreSQL refused the connection: see pg_hba.conf there.",
  "28P01": "PostgreSQL refused the password in DATABASE_URL.",
  "3D000": "The database named in DATABASE_URL does not exist.",
  // A deadlock: PostgreSQL ended one of the two transactions.
  "40P01": "Someone changed the same thing at the same time. Nothing was saved: please try again.",
  "53100": "PostgreSQL’s disk is full: nothing more can be saved. Make room there.",
  "53300":
    "PostgreSQL takes no more connections: raise max_connections there, or run fewer servers.",
  "57014": "PostgreSQL took too long for a query, which was ended.",
  "57P01": NO_ANSWER,
  "57P02": NO_ANSWER,
  "57P03": STARTING,
};
/** Messages of pg without a code, for connections that broke or failed. */
const BROKEN =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;
const NO_TLS = /^The server does not support SSL connections/;

/** A database error in words for the operator; `undefined` for a bug in the program. */
export function databaseProblem(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.message;
  if (error instanceof AggregateError) return databaseProblem(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const code = sqliteCode(error);
  if (code !== undefined) return SQLITE_WORDS[code];
  if ("code" in error && typeof error.code === "string") return SYSTEM_WORDS[error.code];
  if (NO_TLS.test(error.message))
    return "PostgreSQL does not support TLS: set ssl = on there, or leave sslmode out of DATABASE_URL.";
  return BROKEN.test(error.message) ? NO_ANSWER : undefined;
}

/** The message for the operator who ran a command: in plain words for a database problem, or else the error's own. */
export function problemWords(error: unknown): string {
  return databaseProblem(error) ?? (error instanceof Error ? error.message : String(error));
}

/** Why PostgreSQL cannot be reached, in words for the operator; `undefined` for any other error. */
export function lostConnection(error: unknown): string | undefined {
  const words = databaseProblem(error);
  return words === NO_ANSWER || words === STARTING ? words : undefined;
}

/** SQLite's primary result code; `undefined` for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;
}

/** Whether another process has locked the SQLite file. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY;
}

/** Whether an insert failed because another row has its key, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return error.errcode === 1555 || error.errcode === 2067;
  return "code" in error && error.code === "23505";
}
