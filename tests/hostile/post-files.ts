import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Post } from "#app/domain/posts/post.ts";

/** Writes posts as Markdown files with front matter. */
export function writePostFiles(folder: string, posts: readonly Post[]): void {
  mkdirSync(folder, { recursive: true });
  for (const {
    date,
    slug,
    content,
    title,
    category,
    tags,
    excerpt,
    coverImage,
    coverAlt,
  } of posts) {
    const fields = { title, category, tags, excerpt, coverImage, coverAlt };
    // JSON is valid YAML.
    const lines = Object.entries(fields).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    );
    writeFileSync(
      join(folder, `${date}-${slug}.md`),
      `---\n${lines.join("\n")}\n---\n${content}\n`,
    );
  }
}
