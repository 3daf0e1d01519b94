import type { Kysely } from "kysely";

/**
 * Empties the column that the desk's search used, since it searches the texts themselves now. The column is kept, with
 * a default, for servers of the previous version that run beside this one during an upgrade; the next version drops it.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("posts").dropColumn("search").execute();
  await schema
    .alterTable("posts")
    .addColumn("search", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
