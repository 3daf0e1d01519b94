import { isOwnDrawing } from "#app/domain/photo-hosts.ts";
import type { PostSummary } from "#app/domain/posts/post.ts";
import { coverFile, type CoverShape } from "#app/pictures/cover.ts";

/** The address of a post's drawn cover. */
export function coverDrawing(
  post: Pick<PostSummary, "category" | "date" | "slug" | "scene">,
  shape: CoverShape,
): string {
  return `/${coverFile(post, shape)}`;
}

/** The photo over a post's drawn cover; none if the drawing itself was chosen as its cover. */
export function coverPhoto({ coverImage }: Pick<PostSummary, "coverImage">, alt = "") {
  return isOwnDrawing(coverImage) ? undefined : { url: coverImage, alt };
}
