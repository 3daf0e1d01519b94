import type { TestProject } from "vitest/node";
import { openDatabase } from "../database/open.ts";
import { postgresPrograms, startPostgres, TEMPLATE } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL; `undefined` if it is not installed. */
    postgres: string | undefined;
  }
}

/** Starts one PostgreSQL for all test files, with a template database. */
export default async function onePostgres(project: TestProject): Promise<() => void> {
  const programs = process.env["TEST_QUICK"] ? undefined : postgresPrograms();
  if (programs === undefined) {
    project.provide("postgres", undefined);
    return () => {};
  }
  const server = startPostgres(programs);
  const template = await openDatabase({
    dataFolder: "",
    databaseUrl: server.createDatabase(TEMPLATE),
  });
  await template.close();
  project.provide("postgres", server.url("postgres"));
  return () => server.stop();
}
