import { type Post, type PostSummary, postRef } from "../domain/posts/post.ts";
import type { ContentPort } from "./ports/content.ts";

/** Posts with their Markdown. Ask for as many as may be in memory at once. */
export async function loadFullPosts(
  content: ContentPort,
  posts: readonly PostSummary[],
): Promise<Post[]> {
  const whole: Post[] = [];
  for (const post of posts) {
    whole.push({ ...post, content: (await content.markdown(postRef(post))) ?? "" });
  }
  return whole;
}
