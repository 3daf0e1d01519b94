import { type CoverPost, coverFor, POST_RATIOS } from "./cover.ts";
import type { PostShape } from "./file-names.ts";
import { scene } from "./scene.ts";

/**
 * A post's drawn cover as a `data:` address, drawn here and now. For posts that have no picture file
 * yet; it carries the whole kit, so import it only when such a cover is wanted.
 */
export function coverAddress(post: CoverPost, shape: PostShape): string {
  return `data:image/svg+xml,${encodeURIComponent(scene(coverFor(post, POST_RATIOS[shape])))}`;
}
