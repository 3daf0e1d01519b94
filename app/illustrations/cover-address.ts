import { type CoverPost, coverFor, POST_RATIOS } from "./cover.ts";
import type { PostShape } from "./file-names.ts";
import { scene } from "./scene.ts";

/**
 * Draws a post's cover as a `data:` URL, for posts without a cover file. Import it dynamically: it depends
 * on all of the drawing code.
 */
export function coverAddress(post: CoverPost, shape: PostShape): string {
  return `data:image/svg+xml,${encodeURIComponent(scene(coverFor(post, POST_RATIOS[shape])))}`;
}
