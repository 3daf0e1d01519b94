import type { Kysely } from "kysely";

/** Adds what undoing an import needs to restore the texts of pages and settings. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("imported_texts")
    .addColumn("import_id", "text", (column) => column.notNull().references("imports.id"))
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("head_before", "integer", (column) => column.notNull())
    .addColumn("live_before", "integer", (column) => column.notNull())
    .addColumn("draft_before", "text")
    .addPrimaryKeyConstraint("imported_texts_key", ["import_id", "file"])
    .execute();
}
