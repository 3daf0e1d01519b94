import { type Post, type PostSummary, refOf } from "../domain/posts/post.ts";
import type { ContentPort } from "./ports/content.ts";

/** Posts with their Markdown. Ask for as many as may be in memory at once. */
export async function wholePosts(
  content: ContentPort,
  posts: readonly PostSummary[],
): Promise<Post[]> {
  const whole: Post[] = [];
  for (const post of posts) {
    whole.push({ ...post, content: (await content.markdown(refOf(post))) ?? "" });
  }
  return whole;
}
