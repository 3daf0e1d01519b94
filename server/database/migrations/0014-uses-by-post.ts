import type { Kysely } from "kysely";

/** Each save asks which pictures its post uses; without an index it looks through the uses of all posts. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex("image_uses_of_post").on("image_uses").column("post_id").execute();
}
