import { POST_COMPOSITIONS } from "./compositions/post-compositions.ts";
import { type CoverPost, coverFor, POST_RATIOS } from "./cover.ts";
import type { PostShape } from "./file-names.ts";
import { Press } from "./press/press.ts";

/**
 * Draws a post's cover as a `data:` URL, for posts without a cover file. Import it dynamically: it depends
 * on almost all of the drawing code.
 */
export function coverAddress(post: CoverPost, shape: PostShape): string {
  const cover = coverFor(post, POST_RATIOS[shape]);
  const press = new Press(cover);
  POST_COMPOSITIONS[cover.subject](press);
  return `data:image/svg+xml,${encodeURIComponent(press.svg())}`;
}
