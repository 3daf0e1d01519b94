import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { newestFirst, type Post } from "../../app/domain/post.ts";
import { parsePost } from "./parse-post.ts";

/** Where the posts live, from the root of the checkout. POSTS_DIR: for measuring with many (bench/). */
const POSTS_FOLDER = process.env.POSTS_DIR ?? "content/posts";

/**
 * Reads every post, newest first. All faults of all files are told at once.
 *
 * @throws Error whose message has one line for each fault: file, line, field, what is wrong.
 */
export function readPosts(root = process.cwd(), folder = POSTS_FOLDER): Post[] {
  const faults: string[] = [];
  const posts = readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      try {
        return [parsePost(file, readFileSync(resolve(root, file), "utf8"))];
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
        return [];
      }
    });
  const seen = new Map<string, string>();
  for (const { date, slug, id } of posts) {
    const address = `${date.slice(0, 7)}/${slug}`;
    const other = seen.get(address);
    if (other !== undefined) {
      faults.push(`${folder}/${id}.md:1: has the same month and slug as ${other}.md`);
    }
    seen.set(address, id);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return newestFirst(posts);
}
