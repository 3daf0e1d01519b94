import type { PostSummary } from "../../domain/post.ts";

/**
 * The posts that a page names by their files' stems (date and slug), in the page's order.
 * @throws Error for a stem that is no post, so that a renamed post stops the build.
 */
export function postsByStem<P extends Pick<PostSummary, "date" | "slug">>(
  posts: readonly P[],
  stems: readonly string[],
): P[] {
  return stems.map((stem) => {
    const post = posts.find(({ date, slug }) => `${date}-${slug}` === stem);
    if (!post) throw new Error(`relatedPosts: there is no post content/posts/${stem}.md`);
    return post;
  });
}
