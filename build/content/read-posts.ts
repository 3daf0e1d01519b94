import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { newestFirst, type Post, type PostSummary } from "../../app/domain/post.ts";
import { parsePost } from "./parse-post.ts";

/** Where the posts live, from the root of the checkout. POSTS_DIR: for measuring with many (bench/). */
export const POSTS_FOLDER = process.env.POSTS_DIR ?? "content/posts";

/**
 * Reads every post, newest first. All faults of all files are told at once.
 *
 * @throws Error whose message has one line for each fault: file, line, field, what is wrong.
 */
export function readPosts(root = process.cwd(), folder = POSTS_FOLDER): Post[] {
  return newestFirst(readEach(root, folder, (file, bytes) => parsePost(file, bytes.toString())));
}

/**
 * Reads each post's file in its own way, in any order.
 *
 * @param read is given the path shown in errors, and what the file holds.
 * @throws Error with a line for each fault that `read` tells, and for each address that is there twice.
 */
export function readEach<Read extends Pick<PostSummary, "date" | "slug" | "id">>(
  root: string,
  folder: string,
  read: (file: string, bytes: Buffer) => Read,
): Read[] {
  const faults: string[] = [];
  const posts = readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      try {
        return [read(file, readFileSync(resolve(root, file)))];
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
  return posts;
}
