import type { Kysely } from "kysely";

/**
 * Adds the names of deleted accounts, which audit entries and revisions keep, and an index that finds who did
 * something to a post.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("former_users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("audit_by_subject").on("audit").column("subject").execute();
}
