import { categoryPath } from "../domain/posts/lists/category.ts";
import { type PostSummary, postPath } from "../domain/posts/post.ts";

/** Width and height that every network shows whole. */
export const SHARE_IMAGE_SIZE = [1200, 630] as const;

/** How many posts have their own picture: the newest, so that an export stays quick. */
export const SHARED_POSTS = 50;

/** Address within the site of the picture that stands for a page when its link is shared. */
export function shareImagePath(path: string): string {
  const words = decodeURIComponent(path)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `/share/${encodeURIComponent(words || "home")}.png`;
}

/**
 * The page whose picture a post is shared with: its own or, for an older post, its category's.
 *
 * @param posts all posts, newest first.
 */
export function sharedAs(post: PostSummary, posts: readonly PostSummary[]): string {
  const isNew = posts.slice(0, SHARED_POSTS).some(({ id }) => id === post.id);
  return isNew ? postPath(post) : categoryPath(post.category);
}
