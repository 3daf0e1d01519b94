import { type Kysely, sql } from "kysely";

/** Adds the texts of pages and settings that owners change: a row for each changed file, and its revisions. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("texts")
    .addColumn("file", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("head", "integer", (column) => column.notNull())
    .addColumn("live", "integer", (column) => column.notNull())
    .addColumn("draft", "text")
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("updated_by", "text")
    .execute();
  await schema
    .createTable("text_revisions")
    .addColumn("file", "text", (column) =>
      column.notNull().references("texts.file").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("base", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('published', 'imported')`),
    )
    .addColumn("changes", "text", (column) => column.notNull())
    .addColumn("saved_at", "bigint", (column) => column.notNull())
    .addColumn("saved_by", "text")
    .addPrimaryKeyConstraint("text_revisions_key", ["file", "number"])
    .execute();
}
