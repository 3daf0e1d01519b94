import { type Post, type PostSummary, postRef } from "../domain/posts/post.ts";
import type { ContentPort } from "./ports/content.ts";

/** Loads the Markdown of posts. All of them are in memory at once. */
export async function loadFullPosts(
  content: ContentPort,
  posts: readonly PostSummary[],
): Promise<Post[]> {
  const full: Post[] = [];
  for (const post of posts) {
    full.push({ ...post, content: (await content.markdown(postRef(post))) ?? "" });
  }
  return full;
}
