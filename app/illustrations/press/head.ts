import type { Press } from "./press.ts";

/**
 * The heads of pages are drawn for the place where they are shown: a wide band with the title's
 * plate over its lower left, and on phones a 4:3 picture with the plate over its lower edge.
 */

/** In windows from 1280 px on, the plate leaves a band's foot free from this share of its width. */
export const FREE_FROM = 0.58;

/** A phone's picture: of all ratios, only the heads of narrow windows have this one. */
export function isPhoneHead({ W, H }: Press): boolean {
  return W * 3 === H * 4;
}
