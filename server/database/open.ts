import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type LogEvent } from "kysely";
import { DATABASE_FILE } from "./check-file.ts";
import { migrate } from "./migrate.ts";
import { openPostgres, postgresDialect } from "./postgres.ts";
import { DAMAGED, DatabaseError, databaseProblem, isBusy } from "./problem.ts";
import { openSqliteFile, sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

/** An open database, with the differences between the two kinds. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: "sqlite" | "postgres";
  /** SQLite's connection. */
  readonly file: DatabaseSync | undefined;
  /** Sets the listener that receives each query's duration. */
  onQuery(listener: QueryListener): void;
  close(): Promise<void>;
}

type QueryListener = (milliseconds: number, failed: boolean) => void;

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Opens the configured database and migrates its schema.
 *
 * @param prepare replaces the migration: `refuseNewer` only checks.
 * @throws DatabaseError, in plain words, for anything an operator can fix.
 */
export async function openDatabase(
  place: Place,
  onError: (error: Error) => void = () => {},
  prepare: typeof migrate = migrate,
): Promise<OpenDatabase> {
  try {
    return place.databaseUrl === undefined
      ? await openSqlite(place.dataFolder, prepare)
      : await openServer(place.databaseUrl, onError, prepare);
  } catch (error) {
    const words = databaseProblem(error);
    throw words === undefined ? error : new DatabaseError(words, { cause: error });
  }
}

/**
 * For commands that need an existing site: opening would create an empty database in a mistyped folder.
 *
 * @throws DatabaseError when there is no database file.
 */
export function refuseMissing({ dataFolder, databaseUrl }: Place): void {
  const file = join(dataFolder, DATABASE_FILE);
  if (databaseUrl !== undefined || statSync(file, { throwIfNoEntry: false })) return;
  throw new DatabaseError(
    `There is no database at ${file}. Set DATA_DIR to the server’s folder, or start the server once.`,
  );
}

/**
 * Makes the data folder, for this user only, since it holds password hashes and readers' addresses. An existing folder
 * keeps its mode.
 *
 * @throws DatabaseError when its parent folder does not exist.
 */
export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  try {
    // Not recursive: below /proc Node's recursive mkdir never returns.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new DatabaseError(`DATA_DIR must be a folder, or a new one in a folder: ${folder}`, {
      cause: error,
    });
  }
}

/** Makes an empty file that only this user may read: one created by SQLite would be readable by all. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}

async function openSqlite(folder: string, prepare: typeof migrate): Promise<OpenDatabase> {
  makeDataFolder(folder);
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path)) makePrivate(path);
  const file = openSqliteFile(path);
  const { log, onQuery } = queryLog();
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file), log });
  try {
    refuseDamaged(file);
    await prepare(db, "blob");
  } catch (error) {
    file.close();
    throw error;
  }
  return { db, kind: "sqlite", file, onQuery, close: () => db.destroy() };
}

/** Kysely's log, which passes queries on to a listener that can be set later. */
function queryLog() {
  let onQuery: QueryListener = () => {};
  return {
    log: ({ level, queryDurationMillis }: LogEvent) =>
      onQuery(queryDurationMillis, level === "error"),
    onQuery: (listener: QueryListener) => {
      onQuery = listener;
    },
  };
}

/** Keeps a damaged file from being written to. Takes half a second per cached gigabyte. */
function refuseDamaged(file: DatabaseSync): void {
  const words = file.prepare("pragma quick_check(1)").get()?.["quick_check"];
  if (words !== "ok") throw new DatabaseError(DAMAGED);
}

async function openServer(
  url: string,
  onError: (error: Error) => void,
  prepare: typeof migrate,
): Promise<OpenDatabase> {
  const { log, onQuery } = queryLog();
  // A migration may take as long as it needs.
  const unlimited = openPostgres(url, onError, { queryMs: Infinity });
  const forMigrations = new Kysely<Tables>({ dialect: postgresDialect(unlimited) });
  try {
    await prepare(forMigrations, "bytea");
  } finally {
    await forMigrations.destroy();
  }
  const db = new Kysely<Tables>({ dialect: postgresDialect(openPostgres(url, onError)), log });
  return { db, kind: "postgres", file: undefined, onQuery, close: () => db.destroy() };
}

/** Temporary files of restores and imports, which delete them unless they are killed. */
const HALF_MADE = /^importing-|\.db\.restored/;

/**
 * Locks the data folder for this process until it ends, even by a crash: the lock is the operating
 * system's, held through an open file. Also deletes temporary files that a killed process left. With PostgreSQL
 * several servers may use one folder.
 *
 * @returns a function that releases the lock.
 * @throws DatabaseError when another server holds it.
 */
export function lockDataFolder({ dataFolder: folder, databaseUrl }: Place): () => void {
  if (databaseUrl !== undefined) return () => {};
  makeDataFolder(folder);
  const lock = new DatabaseSync(join(folder, "server.lock"));
  try {
    lock.exec("pragma locking_mode = exclusive");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    // A folder that is not writable cannot be locked either, but has no other server.
    if (!isBusy(error)) throw error;
    throw new DatabaseError(
      `Another server is using ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
      { cause: error },
    );
  }
  for (const name of readdirSync(folder).filter((found) => HALF_MADE.test(found))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  return () => lock.close();
}
