import type { Press } from "../press/press.ts";

/**
 * How far from the top edge clouds, birds and suns must stay away. Pages crop their head picture there, in
 * wide windows (bands, and up to a quarter of the home page's 16:9) or on phones (4:3), and half a cloud
 * would merge with the header. Cards and portraits are never cropped.
 */
export function headroom({ W, H, isBand }: Press): number {
  if (isBand) return H * 0.165;
  if (W * 9 === H * 16) return H * 0.27;
  return W * 3 === H * 4 ? H * 0.125 : 0;
}
