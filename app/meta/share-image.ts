/** Width and height that every network shows whole. */
export const SHARE_IMAGE_SIZE = [1200, 630] as const;

/**
 * Address within the site of the picture that stands for a page when its link is shared. The build
 * draws them (build/share/); a page without one of its own is given another's there.
 */
export function shareImagePath(path: string): string {
  const words = decodeURIComponent(path)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `/share/${encodeURIComponent(words || "home")}.png`;
}
