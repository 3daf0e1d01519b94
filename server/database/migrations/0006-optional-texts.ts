import type { Kysely } from "kysely";

/** Adds the optional texts of a post (content-model/posts/optional-texts.ts) as one JSON object. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("revisions")
    .addColumn("optional_texts", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}
