import type { Kysely } from "kysely";

/** Adds an index for each save's query for the pictures of its post; without it the uses of all posts are read. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex("image_uses_of_post").on("image_uses").column("post_id").execute();
}
