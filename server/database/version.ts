import { type RawBuilder, sql } from "kysely";

const SECOND_MS = 1000;
/** Versions that were given earlier were counted from 1. */
const FIRST_DAY = Date.UTC(2026, 10, 28);

/* Versions for optimistic locking: of posts, letters, and texts of pages. */

/**
 * The version of something new: the seconds since a day in 2026, which fit into PostgreSQL's integer until 2094.
 *
 * @param now milliseconds since 1970
 */
export function firstVersion(now: number): number {
  return Math.max(1, Math.floor((now - FIRST_DAY) / SECOND_MS));
}

/**
 * The value of a column `version` after a change: the seconds as above, or the next number if it had those already.
 * So a version that was given before a backup was restored is not given again (decision 110).
 *
 * @param now milliseconds since 1970
 */
export function raisedVersion(now: number): RawBuilder<number> {
  const least = firstVersion(now);
  return sql<number>`case when version < ${least} then ${least} else version + 1 end`;
}
