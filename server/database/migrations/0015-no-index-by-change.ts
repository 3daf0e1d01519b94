import type { Kysely } from "kysely";

/** Drops an index that no query reads and every save writes. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex("posts_by_change").execute();
}
