import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

const POOL_SIZE = 10;
/** An unreachable host must not block a request for minutes. */
const CONNECTION_TIMEOUT_MS = 5000;
/** Type id of int8, which pg returns as text. */
const INT8 = 20;

/** A connection pool. A broken connection is replaced and never ends the process. */
export function openPostgres(url: string, onError: (error: Error) => void): pg.Pool {
  const types = new pg.TypeOverrides();
  // Timestamps and counts stay far below the largest safe integer.
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  pool.on("error", onError);
  // The pool reports errors of idle connections only; those in use report them here.
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool });
}
