import type { Post, PostSummary } from "../../domain/posts/post.ts";

/** The fields that a cover drawing depends on. */
type Drawn = Pick<PostSummary, "category" | "date" | "slug" | "scene">;

/**
 * Adds a drawn cover to a post, unless `published` already has the same one as a file. The drawing code,
 * which readers never need, is only loaded when a cover has to be drawn.
 */
export async function withScenes(post: Post, published?: Drawn): Promise<Post> {
  const { scenes: _, ...bare } = post;
  if (published && sameDrawing(post, published)) return bare;
  const { coverAddress } = await import("../../illustrations/cover-address.ts");
  return {
    ...bare,
    scenes: {
      card: coverAddress(post, "card"),
      band: coverAddress(post, "band"),
      narrow: coverAddress(post, "narrow"),
    },
  };
}

function sameDrawing(a: Drawn, b: Drawn): boolean {
  return a.category === b.category && a.date === b.date && a.slug === b.slug && a.scene === b.scene;
}
