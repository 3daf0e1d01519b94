import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type LogEvent } from "kysely";
import { migrate } from "./migrate.ts";
import { openPostgres, postgresDialect } from "./postgres.ts";
import { DAMAGED, DatabaseError, databaseProblem, isBusy } from "./problem.ts";
import { openSqliteFile, sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

/** An open database and what differs between the two kinds. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: "sqlite" | "postgres";
  /** SQLite's own connection, for backups. */
  readonly file: DatabaseSync | undefined;
  /** Whom to tell how long each query took. */
  onQuery(tell: QueryListener): void;
  close(): Promise<void>;
}

type QueryListener = (milliseconds: number, failed: boolean) => void;

export const DATABASE_FILE = "first-paddock.db";

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Opens the database that the settings name and brings its schema up to date.
 *
 * @param prepare what is done about the schema instead: `refuseNewer` only looks.
 * @throws DatabaseError in plain words for what an operator can change.
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

async function openSqlite(folder: string, prepare: typeof migrate): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const file = openSqliteFile(join(folder, DATABASE_FILE));
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

/** Hears of every query from the start, and passes it on once somebody wants to know. */
function queryLog() {
  let tell: QueryListener = () => {};
  return {
    log: ({ level, queryDurationMillis }: LogEvent) => tell(queryDurationMillis, level === "error"),
    onQuery: (listener: QueryListener) => {
      tell = listener;
    },
  };
}

/** A damaged file is not written to: half a second for a gigabyte that the system has in memory. */
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
  const db = new Kysely<Tables>({ dialect: postgresDialect(openPostgres(url, onError)), log });
  try {
    await prepare(db, "bytea");
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind: "postgres", file: undefined, onQuery, close: () => db.destroy() };
}

/**
 * Claims the data folder for this process until it ends, however it ends: the lock is the operating
 * system's, held through an open file.
 *
 * @returns the way to let go.
 * @throws DatabaseError when another server has it.
 */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "server.lock"));
  try {
    lock.exec("pragma locking_mode = exclusive");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    // What cannot be locked because it cannot be written is not somebody else's.
    if (!isBusy(error)) throw error;
    throw new DatabaseError(
      `Another server is using ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
      { cause: error },
    );
  }
  return () => lock.close();
}
