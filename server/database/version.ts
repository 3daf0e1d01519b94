import { type RawBuilder, sql } from "kysely";

const SECOND_MS = 1000;
/** Before this day, versions were counted from 1. */
const FIRST_DAY = Date.UTC(2026, 10, 28);

/* Versions for optimistic locking: of posts, letters, and texts of pages. */

/**
 * The version of a new row: the seconds since `FIRST_DAY`, which fit into PostgreSQL's integer until 2094.
 *
 * @param now milliseconds since 1970
 */
export function firstVersion(now: number): number {
  return Math.max(1, Math.floor((now - FIRST_DAY) / SECOND_MS));
}

/**
 * The value of a column `version` after a change: the seconds since `FIRST_DAY`, or the next number if the version is
 * that high already. So versions given out before a backup was restored are not reused after it (decision 110).
 *
 * @param now milliseconds since 1970
 */
export function raisedVersion(now: number): RawBuilder<number> {
  const least = firstVersion(now);
  return sql<number>`case when version < ${least} then ${least} else version + 1 end`;
}
