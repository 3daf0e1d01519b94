import { type Kysely, sql } from "kysely";

/**
 * Adds the crop of a picture (app/domain/crop.ts), and to each of its files the crop that it shows; and PDF files that
 * posts link to.
 */
export async function up({ schema }: Kysely<unknown>, blob: "blob" | "bytea"): Promise<void> {
  for (const table of ["images", "image_files"]) {
    await schema
      .alterTable(table)
      .addColumn("crop", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await schema
    .createTable("files")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("bytes", sql.raw(blob), (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text")
    .execute();
}
