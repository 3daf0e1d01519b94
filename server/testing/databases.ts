import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, describe, inject, onTestFinished, test } from "vitest";
import { DATABASE_FILE } from "../database/check-file.ts";
import { type Db, type OpenDatabase, openDatabase } from "../database/open.ts";
import { TEMPLATE } from "./postgres.ts";

/** Opens an empty database with the schema; it is closed after the test or the file. */
export type FreshDatabase = () => Promise<OpenDatabase>;

/** Declares a test of rules that do not depend on the queries, so that one database is enough: SQLite. */
type Once = (name: string, run: () => Promise<void>) => void;

/**
 * Runs a suite on SQLite and on PostgreSQL, with separate databases for each test. Without PostgreSQL its
 * half fails, so that nobody believes it was tested; only `npm test -- --quick` leaves it out.
 */
export function onBothDatabases(
  name: string,
  suite: (fresh: FreshDatabase, once: Once) => void,
): void {
  describe(`${name} on SQLite`, () => {
    suite(sqliteDatabases(), test);
  });
  onPostgres(name, (fresh) => suite(fresh, () => {}));
}

/** Runs a suite on PostgreSQL only, for concurrent transactions: on SQLite they run one after the other. */
export function onPostgres(name: string, suite: (fresh: FreshDatabase) => void): void {
  describe.skipIf(process.env["TEST_QUICK"])(`${name} on PostgreSQL`, () => {
    suite(postgresDatabases());
  });
}

/** Fresh SQLite databases in a temporary folder, copied from a file with the schema. */
export function sqliteDatabases(): FreshDatabase {
  const folder = mkdtempSync(join(tmpdir(), "paddock-sqlite-"));
  const open: OpenDatabase[] = [];
  let template: Promise<string> | undefined;
  let count = 0;
  afterAll(async () => {
    await Promise.all(open.map((database) => database.close()));
    rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    const file = await (template ??= sqliteTemplate(join(folder, "template")));
    count += 1;
    const dataFolder = join(folder, String(count));
    mkdirSync(dataFolder);
    copyFileSync(file, join(dataFolder, DATABASE_FILE));
    const database = await openWithSchema({ dataFolder, databaseUrl: undefined });
    // Nobody needs these databases after a power failure, and waiting for the disk takes most of a test's time.
    database.file?.exec("pragma synchronous = off");
    open.push(database);
    return database;
  };
}

async function sqliteTemplate(dataFolder: string): Promise<string> {
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  await database.close();
  return join(dataFolder, DATABASE_FILE);
}

/** Opens a copy of a template, which needs no migration. */
const openWithSchema = (place: Parameters<typeof openDatabase>[0]) =>
  openDatabase(place, undefined, () => Promise.resolve());

/** A database on PostgreSQL, with a description of its schema. */
interface PostgresCopy {
  readonly database: OpenDatabase;
  readonly schema: readonly unknown[];
}

/**
 * Databases that earlier tests of this process have left empty. They stay open until it ends: making one takes a
 * hundred times as long as emptying it, and connecting takes longer than most tests.
 */
const emptied: PostgresCopy[] = [];

/** Fresh databases on the run's PostgreSQL (one-postgres.ts). */
function postgresDatabases(): FreshDatabase {
  return async () => {
    const copy = emptied.pop() ?? (await openCopy());
    const { database } = copy;
    onTestFinished(async () => {
      database.onQuery(() => {});
      await sql.raw(EMPTY_TABLES).execute(database.db);
      // Some tests drop a table; their database is not used again.
      if (isDeepStrictEqual(await schemaOf(database), copy.schema)) emptied.push(copy);
      else await database.close();
    });
    // Another object for each test, since some modules cache data by the database object.
    return { ...database, db: database.db.withoutPlugins() };
  };
}

async function openCopy(): Promise<PostgresCopy> {
  const database = await openWithSchema({ dataFolder: "", databaseUrl: await newOnPostgres() });
  return { database, schema: await schemaOf(database) };
}

/** Makes a database with the schema on the run's PostgreSQL. @returns its URL. */
export async function newOnPostgres(): Promise<string> {
  const address = inject("postgres");
  if (address === undefined) {
    throw new Error("PostgreSQL is not installed, so its half of the tests cannot run.");
  }
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE}`);
  await client.end();
  return new URL(`/${name}`, address).href;
}

/** Waits until a query on a PostgreSQL database is blocked by the lock of another. */
export async function untilOneWaits(db: Db): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0) await pause(5);
}

/** The columns of every table and index, and the migrations. */
async function schemaOf({ db }: OpenDatabase): Promise<readonly unknown[]> {
  const { rows } = await sql`select attrelid::regclass::text as owner, attname::text as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0
    union all select 'kysely_migration', name from kysely_migration order by 1, 2`.execute(db);
  return rows;
}

const EMPTY_TABLES = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('delete from %I', name);
  end loop;
end $$`;
