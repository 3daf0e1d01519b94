import { postgresPrograms } from "#server/testing/postgres.ts";

/** Folder of PostgreSQL's programs. @throws Error if it is not installed, so that nothing is skipped silently. */
export function installedPostgres(): string {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error("PostgreSQL is not installed.");
  return programs;
}
