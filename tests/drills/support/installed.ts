import { postgresPrograms } from "../../../server/testing/postgres.ts";

/** The folder of PostgreSQL's programs. @throws Error where it is not installed: nothing is skipped in silence. */
export function installedPostgres(): string {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error("PostgreSQL is not installed.");
  return programs;
}
