import { readPostFiles } from "#app/backend/files/post-files.ts";
import type { Post } from "#app/domain/posts/post.ts";

/** Every post with its Markdown, newest first. */
export function readPosts(root: string): Post[] {
  const { summaries, text } = readPostFiles(root);
  return summaries.map((summary, index) => ({ ...summary, content: text(index) }));
}
