import type { PostSummary } from "../../domain/posts/post.ts";
import { type PostShape, postFile } from "../../illustrations/file-names.ts";

/**
 * Address of the drawn cover of a post: one of the site's files or, for a post that was made or moved
 * in the editor, the drawing that came with it.
 */
export function sceneOf(post: Pick<PostSummary, "date" | "slug" | "scenes">, shape: PostShape) {
  return post.scenes?.[shape] ?? `/${postFile(post, shape)}`;
}
