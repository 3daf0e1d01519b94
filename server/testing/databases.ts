import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/open.ts";
import { TEMPLATE } from "./postgres.ts";

/** Opens an empty database with the schema; it is closed after the file's tests. */
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

/** Fresh SQLite databases in a temporary folder. */
export function sqliteDatabases(): FreshDatabase {
  const opened = closedAfterwards();
  const folder = mkdtempSync(join(tmpdir(), "paddock-sqlite-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  return async () => {
    count += 1;
    const dataFolder = join(folder, String(count));
    return opened(await openDatabase({ dataFolder, databaseUrl: undefined }));
  };
}

/** Fresh databases on the run's PostgreSQL (one-postgres.ts), copied from a template with the schema. */
function postgresDatabases(): FreshDatabase {
  const address = inject("postgres");
  const server = new pg.Client({ connectionString: address });
  const names: string[] = [];
  beforeAll(async () => {
    if (address === undefined) {
      throw new Error("PostgreSQL is not installed, so its half of the tests cannot run.");
    }
    await server.connect();
  });
  // afterAll hooks run in reverse order, so the databases are closed before they are dropped.
  afterAll(async () => {
    if (address === undefined) return;
    for (const name of names) await server.query(`drop database ${name}`);
    await server.end();
  });
  const opened = closedAfterwards();
  return async () => {
    if (address === undefined) throw new Error("PostgreSQL is not running.");
    const name = `site_${randomUUID().replaceAll("-", "")}`;
    await server.query(`create database ${name} template ${TEMPLATE}`);
    names.push(name);
    const databaseUrl = new URL(`/${name}`, address).href;
    return opened(await openDatabase({ dataFolder: "", databaseUrl }));
  };
}

function closedAfterwards(): (database: OpenDatabase) => OpenDatabase {
  const open = new Set<OpenDatabase>();
  afterAll(async () => {
    await Promise.all(Array.from(open, (database) => database.close()));
  });
  return (database) => {
    open.add(database);
    return database;
  };
}
