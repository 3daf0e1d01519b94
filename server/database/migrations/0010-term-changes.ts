import { type Kysely, sql } from "kysely";

/** Adds what is needed to undo a change of a category or tag in many posts. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("term_changes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('category', 'tag')`))
    .addColumn("from_name", "text", (column) => column.notNull())
    .addColumn("to_name", "text")
    .addColumn("offered_before", "text", (column) => column.notNull())
    .addColumn("undone_at", "bigint")
    .execute();
  await schema
    .createTable("term_change_revisions")
    .addColumn("change_id", "text", (column) => column.notNull().references("term_changes.id"))
    .addColumn("post_id", "text", (column) =>
      column.notNull().references("posts.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("before", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("term_change_revisions_key", ["change_id", "post_id", "number"])
    .execute();
}
