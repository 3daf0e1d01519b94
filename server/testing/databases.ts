import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/open.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "./postgres.ts";

const START_TIMEOUT_MS = 60_000;

/** Opens an empty database with the whole schema, and closes it when the tests of the file are done. */
export type FreshDatabase = () => Promise<OpenDatabase>;

/**
 * Runs a suite once on SQLite and once on PostgreSQL, each test with databases of its own. Where
 * PostgreSQL is not installed its half fails, so that nobody takes it for tested.
 */
export function onBothDatabases(name: string, suite: (fresh: FreshDatabase) => void): void {
  describe(`${name} on SQLite`, () => {
    suite(sqliteDatabases());
  });
  describe(`${name} on PostgreSQL`, () => {
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

function postgresDatabases(): FreshDatabase {
  let server: TestPostgres | undefined;
  let count = 0;
  beforeAll(() => {
    const programs = postgresPrograms();
    if (programs === undefined) {
      throw new Error("PostgreSQL is not installed: what should run on it is not tested.");
    }
    server = startPostgres(programs);
  }, START_TIMEOUT_MS);
  // Hooks of afterAll run in reverse: the connections close before the server stops.
  afterAll(() => server?.stop());
  const opened = closedAfterwards();
  return async () => {
    if (!server) throw new Error("PostgreSQL is not running.");
    count += 1;
    const databaseUrl = server.createDatabase(`site_${count}`);
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
