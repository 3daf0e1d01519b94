import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
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

/** Older versions can damage a database in WAL mode (the WAL-reset defect, fixed in 3.51.3). */
const OLDEST_SQLITE = [3, 51, 3] as const;
const BUSY_TIMEOUT_MS = 5000;
const KEPT_STATEMENTS = 300;

/** Opens a database file with the durability that an acknowledged save needs. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  refuseOldSqlite(database);
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  database.exec("pragma trusted_schema = off");
  return database;
}

/** Kysely's SQLite on `node:sqlite`: one connection, and transactions that take the lock at once. */
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

  /** A transaction that begins by reading could fail when it writes; `begin immediate` cannot. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite has rolled back already; to ask for it again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** A migration that is killed half way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= KEPT_STATEMENTS) statements.clear();
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared(sql);
      return {
        reader: statement.columns().length > 0,
        // Rows of node:sqlite have no prototype; those of every other driver have one.
        all: (parameters) => statement.all(...bound(parameters)).map((row) => ({ ...row })),
        run: (parameters) => statement.run(...bound(parameters)),
        *iterate(parameters) {
          for (const row of statement.iterate(...bound(parameters))) yield { ...row };
        },
      };
    },
  };
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === "boolean") return value ? 1 : 0;
    if (isBindable(value)) return value;
    throw new TypeError(`A ${value instanceof Date ? "Date" : typeof value} cannot be stored.`);
  });
}

function isBindable(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    ["string", "number", "bigint"].includes(typeof value) ||
    value instanceof Uint8Array
  );
}

function refuseOldSqlite(database: DatabaseSync): void {
  const version = String(database.prepare("select sqlite_version() as version").get()?.["version"]);
  const parts = version.split(".").map(Number);
  for (const [at, oldest] of OLDEST_SQLITE.entries()) {
    const part = parts[at] ?? 0;
    if (part > oldest) return;
    if (part < oldest) {
      throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE.join(".")} is needed.`);
    }
  }
}
