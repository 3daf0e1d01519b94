import { categoryPath } from "../domain/posts/lists/category.ts";
import { type PostSummary, postPath } from "../domain/posts/post.ts";

/** Width and height in pixels; no social network crops it. */
export const SHARE_IMAGE_SIZE = [1200, 630] as const;

/** How many of the newest posts have their own share image; a limit keeps the export fast. */
export const SHARED_POSTS = 50;

/**
 * The address of the page whose share image a post uses: its own or, for an older post, its category's.
 *
 * @param posts all posts, newest first.
 */
export function sharedAs(post: PostSummary, posts: readonly PostSummary[]): string {
  const isNew = posts.slice(0, SHARED_POSTS).some(({ id }) => id === post.id);
  return isNew ? postPath(post) : categoryPath(post.category);
}

/** The address within the site of a page's share image. */
export function shareImagePath(path: string): string {
  const name = decodeURIComponent(path)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `/share/${encodeURIComponent(name || "home")}.png`;
}
