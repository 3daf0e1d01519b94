import { publicAddress } from "./public-address.ts";
import { categoryPath } from "../domain/posts/lists/category.ts";
import { type PostSummary, postPath } from "../domain/posts/post.ts";

/** Width and height in pixels; no social network crops it. */
export const SHARE_IMAGE_SIZE = [1200, 630] as const;

/** How many of the newest posts have their own share image; a limit keeps the export fast. */
export const SHARED_POSTS = 50;

/** The whole address of a picture chosen for shared links. */
export function pictureAddress(address: string): string {
  return address.startsWith("/") ? publicAddress(address) : address;
}

/**
 * The address of the page whose share image a post uses: its own or, for an older post, its category's.
 *
 * @param posts all posts, newest first.
 */
export function sharedAs(post: PostSummary, posts: readonly PostSummary[]): string {
  const isNew = posts.slice(0, SHARED_POSTS).some(({ id }) => id === post.id);
  return isNew ? postPath(post) : categoryPath(post.category);
}
