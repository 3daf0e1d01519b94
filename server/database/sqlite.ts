import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { BUSY_TIMEOUT_MS } from "./check-file.ts";

/** Older versions can corrupt a database in WAL mode (the WAL-reset bug, fixed in 3.51.3). */
const MIN_SQLITE = [3, 51, 3] as const;
const MAX_STATEMENTS = 300;

/** Opens a database file with durable commits. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  refuseOldSqlite(database);
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  database.exec("pragma trusted_schema = off");
  // SQLite's own `lower` knows only ASCII letters.
  database.function("lower", { deterministic: true }, (text) =>
    typeof text === "string" ? text.toLowerCase() : text,
  );
  return database;
}

/** Kysely's SQLite dialect on `node:sqlite`: one connection, with immediate transactions. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: () => new ImmediateDriver(database),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class ImmediateDriver extends SqliteDriver implements Driver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: forKysely(database) });
    this.#database = database;
  }

  /** A transaction that starts with a read could fail on its first write; `begin immediate` cannot. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite has already rolled back, and a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Lets Kysely run migrations in a transaction, so that an interrupted one leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = database.prepare(sql);
      const prepared: ReturnType<SqliteDatabase["prepare"]> = {
        reader: statement.columns().length > 0,
        // node:sqlite returns rows without a prototype, unlike every other driver.
        all: (parameters) => statement.all(...values(parameters)).map((row) => ({ ...row })),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

/** Parameters are column values (tables.ts), all of which `node:sqlite` accepts. It throws on anything else. */
const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];

function refuseOldSqlite(database: DatabaseSync): void {
  const version = String(database.prepare("select sqlite_version() as version").get()?.["version"]);
  const parts = version.split(".").map(Number);
  for (const [at, oldest] of MIN_SQLITE.entries()) {
    const part = parts[at] ?? 0;
    if (part > oldest) return;
    if (part < oldest) {
      throw new Error(`SQLite ${version} is too old: ${MIN_SQLITE.join(".")} is needed.`);
    }
  }
}
