import type { Kysely } from "kysely";

/** Adds the rectangle that readers see of a picture, and whose file is which (app/domain/crop.ts). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ["images", "image_files"]) {
    await schema
      .alterTable(table)
      .addColumn("crop", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
