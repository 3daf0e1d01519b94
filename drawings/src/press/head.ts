import type { Press } from "./press.ts";

/**
 * Pictures at the top of pages are drawn for their layout: a wide band with the title plate over its lower
 * left, and on phones a 4:3 picture with the plate over its lower edge.
 */

/** In windows of 1280 px or more, the bottom of a band is visible from this share of its width on. */
export const FREE_FROM = 0.58;

/** Whether this is a phone's version, the only one with this ratio. */
export function isPhoneHead({ W, H }: Press): boolean {
  return W * 3 === H * 4;
}
