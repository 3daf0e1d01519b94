import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

const POOL_SIZE = 10;
/** A host that is gone without a word must not hold a request for minutes. */
const CONNECTION_TIMEOUT_MS = 5000;
/** The type number of int8, which pg gives as text. */
const INT8 = 20;

/** Connections to PostgreSQL. A connection that breaks is replaced; it never ends the process. */
export function openPostgres(url: string, onError: (error: Error) => void): pg.Pool {
  const types = new pg.TypeOverrides();
  // Moments and counts stay far below the largest exact number.
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  pool.on("error", onError);
  // The pool hears of connections that rest; one in the middle of a transaction breaks here.
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool });
}
