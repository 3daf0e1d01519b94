import { type CoverPost, coverFor } from "./cover.ts";
import type { PostShape } from "./file-names.ts";
import { scene } from "./scene.ts";
import type { Ratio } from "./types.ts";

const RATIOS: Record<PostShape, Ratio> = { card: "3:2", band: "5:2", narrow: "4:3" };

/**
 * A post's drawn cover as a `data:` address, drawn here and now. For posts that have no picture file
 * yet; it carries the whole kit, so import it only when such a cover is wanted.
 */
export function coverAddress(post: CoverPost, shape: PostShape): string {
  return `data:image/svg+xml,${encodeURIComponent(scene(coverFor(post, RATIOS[shape])))}`;
}
