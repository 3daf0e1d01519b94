import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parsePostFile } from "#app/content-model/posts/parse-post.ts";
import type { Db } from "../database/open.ts";
import { fieldsOfPost } from "../posts/fields.ts";
import { addPostFile } from "./copy/posts.ts";

/**
 * Imports the posts that come with the site, once per database. A site that was imported before its server's first
 * start does not get them: the import may have contained them, or its owner may have deleted them.
 *
 * @returns how many were imported.
 */
export async function importFirstPosts(db: Db, folder: string, now: number): Promise<number> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => parsePostFile(`${folder}/${name}`, readFileSync(join(folder, name), "utf8")));
  return db.transaction().execute(async (trx) => {
    if (await trx.selectFrom("imports").select("id").limit(1).executeTakeFirst()) return 0;
    // Of several servers starting at once, only one imports.
    const first = await trx
      .insertInto("settings")
      .values({ key: "first_posts", value: String(now) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("key")
      .executeTakeFirst();
    if (!first) return 0;
    for (const { post, facts } of files) {
      const fields = fieldsOfPost(post);
      await addPostFile(trx, { id: post.id, fields, facts, importId: null }, { by: null, at: now });
    }
    return files.length;
  });
}
