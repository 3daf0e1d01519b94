import type { Kysely } from "kysely";

/**
 * A post may name its drawn cover; an empty name leaves the choice to its category. And the desk's list
 * is read from an index, without the posts' texts.
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
