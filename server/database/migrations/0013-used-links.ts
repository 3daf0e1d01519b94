import type { Kysely } from "kysely";

/** Adds when a one-time link was used: it is kept for a while, to say so to whoever opens it again. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("one_time_links").addColumn("used_at", "bigint").execute();
}
