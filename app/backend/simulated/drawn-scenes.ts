import type { Post, PostSummary } from "../../domain/posts/post.ts";

/** What a cover is drawn from. */
type Drawn = Pick<PostSummary, "category" | "date" | "slug" | "scene">;

/**
 * The post with its own drawn cover, unless `published` already has the picture files for it.
 * Fetches the drawing kit, which no reader needs, only when something has to be drawn.
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
