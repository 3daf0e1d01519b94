import type { PostSummary } from "../../domain/posts/post.ts";
import { type PostShape, postFile } from "../../illustrations/file-names.ts";

/**
 * Address of a post's drawn cover: one of the site's files or, for a post created or moved in the editor, the
 * drawing stored with it.
 */
export function sceneOf(post: Pick<PostSummary, "date" | "slug" | "scenes">, shape: PostShape) {
  return post.scenes?.[shape] ?? `/${postFile(post, shape)}`;
}
