import type { Kysely } from "kysely";

/** Adds what undoing an import needs to restore the posts that it replaced. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("replaced_posts")
    .addColumn("import_id", "text", (column) => column.notNull().references("imports.id"))
    .addColumn("post_id", "text", (column) =>
      column.notNull().references("posts.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("head_before", "integer", (column) => column.notNull())
    .addColumn("deleted_before", "bigint")
    .addPrimaryKeyConstraint("replaced_posts_key", ["import_id", "post_id"])
    .execute();
}
