import { readFileSync, readdirSync } from "node:fs";

const FOLDER = new URL("../../content/posts/", import.meta.url);

/** The Markdown of a post: by its number in date order (1 is the oldest) or by its file stem. */
export function readPost(post: number | string): string {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md"))
    .sort();
  const file = typeof post === "number" ? files[post - 1] : `${post}.md`;
  if (file === undefined || !files.includes(file)) throw new Error(`No such post: ${post}`);
  return readFileSync(new URL(file, FOLDER), "utf8");
}
