import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
} from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

const POOL_SIZE = 10;
/** An unreachable host must not block a request for minutes. */
const CONNECTION_TIMEOUT_MS = 5000;
/** How long one query may take. Far above any of ours, so that only what hangs is ended. */
const QUERY_TIMEOUT_MS = 15_000;
/** How long after PostgreSQL's own limit a query without a response is given up: its connection died silently. */
const NO_ANSWER_MS = 2000;
/** How long a connection is idle before the operating system sends keep-alive probes. */
const KEEP_ALIVE_MS = 10_000;
/** Type id of int8, which pg returns as text. */
const INT8 = 20;

/**
 * A connection pool. A broken connection is replaced and never ends the process.
 *
 * @param limits how long a query may take; migrations have no limit.
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { queryMs = QUERY_TIMEOUT_MS }: { readonly queryMs?: number | undefined } = {},
): pg.Pool {
  const types = new pg.TypeOverrides();
  // Timestamps and counts stay far below the largest safe integer.
  types.setTypeParser(INT8, Number);
  const isLimited = Number.isFinite(queryMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...(isLimited ? { statement_timeout: queryMs, query_timeout: queryMs + NO_ANSWER_MS } : {}),
  });
  pool.on("error", onError);
  // The pool reports errors of idle connections only; those in use report them here.
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool: discardingSilent(pool) });
}

/** Whether a database, or a transaction on it, is PostgreSQL's. */
export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Wraps the pool to discard connections that did not answer, instead of handing them out again. */
function discardingSilent(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      let silent: Error | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        // The rollback after such a query would wait for the same limit again.
        if (silent) throw silent;
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          if (error instanceof Error && error.message === NO_ANSWER) silent = error;
          throw error;
        }
      };
      const release = () => client.release(silent);
      const own = new Map<string | symbol, unknown>([
        ["query", query],
        ["release", release],
      ]);
      return new Proxy(client, {
        get: (target, name): unknown => own.get(name) ?? Reflect.get(target, name),
      });
    },
    end: () => pool.end(),
  };
}

/** pg's message for a query without an answer. */
const NO_ANSWER = "Query read timeout";
