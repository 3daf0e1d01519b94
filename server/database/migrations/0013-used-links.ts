import type { Kysely } from "kysely";

/** Adds the time a one-time link was used. It is kept for a while, so that opening it again says that it was used. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("one_time_links").addColumn("used_at", "bigint").execute();
}
