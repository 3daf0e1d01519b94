import type { Kysely } from "kysely";

/**
 * Adds the name of a post's drawn cover (empty: its category's own), and an index that serves the desk's
 * list without reading the posts' texts.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("revisions")
    .addColumn("scene", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await schema
    .createIndex("posts_as_listed")
    .on("posts")
    .columns([
      "id",
      "version",
      "head",
      "live",
      "publish_at",
      "next_live",
      "next_at",
      "deleted_at",
      "created_at",
      "updated_at",
    ])
    .execute();
}
