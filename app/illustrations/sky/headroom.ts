import type { Press } from "../press/press.ts";

/**
 * How far down from a picture's top edge nothing of the sky may stand: a page cuts its head picture
 * there in wide windows (a band; the home page's 16:9, up to a quarter) or on phones (4:3), and half
 * a cloud melts into the header. Cards and portraits are shown whole.
 */
export function headroom({ W, H, isBand }: Press): number {
  if (isBand) return H * 0.165;
  if (W * 9 === H * 16) return H * 0.27;
  return W * 3 === H * 4 ? H * 0.125 : 0;
}
