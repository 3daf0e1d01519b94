import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { afterAll, describe, inject, onTestFinished } from "vitest";
import { DATABASE_FILE, type OpenDatabase, openDatabase } from "../database/open.ts";
import { TEMPLATE } from "./postgres.ts";

/** Opens an empty database with the schema; it is closed after the test or the file. */
export type FreshDatabase = () => Promise<OpenDatabase>;

/**
 * Runs a suite on SQLite and on PostgreSQL, with separate databases for each test. Without PostgreSQL its
 * half fails, so that nobody believes it was tested; only `npm test -- --quick` leaves it out.
 */
export function onBothDatabases(name: string, suite: (fresh: FreshDatabase) => void): void {
  describe(`${name} on SQLite`, () => {
    suite(sqliteDatabases());
  });
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
    const database = await openDatabase({ dataFolder, databaseUrl: undefined });
    open.push(database);
    return database;
  };
}

async function sqliteTemplate(dataFolder: string): Promise<string> {
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  await database.close();
  return join(dataFolder, DATABASE_FILE);
}

interface PostgresCopy {
  readonly databaseUrl: string;
  readonly schema: readonly unknown[];
}

/** Databases that earlier tests of this process have left empty: making one takes a hundred times as long. */
const emptied: PostgresCopy[] = [];

/** Fresh databases on the run's PostgreSQL (one-postgres.ts). */
function postgresDatabases(): FreshDatabase {
  const address = inject("postgres");
  return async () => {
    if (address === undefined) {
      throw new Error("PostgreSQL is not installed, so its half of the tests cannot run.");
    }
    const copy = emptied.pop() ?? (await copyOfTemplate(address));
    const { databaseUrl } = copy;
    const database = await openDatabase({ dataFolder: "", databaseUrl });
    onTestFinished(async () => {
      await database.close();
      const schema = await query(databaseUrl, `${EMPTY_TABLES}; ${SCHEMA}`);
      // Some tests drop a table.
      if (isDeepStrictEqual(schema, copy.schema)) emptied.push(copy);
    });
    return database;
  };
}

async function copyOfTemplate(address: string): Promise<PostgresCopy> {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await query(address, `create database ${name} template ${TEMPLATE}`);
  const databaseUrl = new URL(`/${name}`, address).href;
  return { databaseUrl, schema: await query(databaseUrl, SCHEMA) };
}

const SCHEMA = `select table_name || '.' || column_name as name from information_schema.columns
  where table_schema = 'public' union all select name from kysely_migration order by 1`;
const EMPTY_TABLES = `do $$ declare name text; begin
  set session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('delete from %I', name);
  end loop;
end $$`;

/** Runs statements on a connection of their own. @returns the rows of the last. */
async function query(connectionString: string, statements: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const results = [await client.query(statements)].flat();
  await client.end();
  return results.at(-1)?.rows ?? [];
}
