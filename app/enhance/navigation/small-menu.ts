import { nearest } from "../nearest.ts";

/**
 * The small-screen menu is a native popover, which works without a script. This closes it when a link in it is
 * followed, so that it is closed when the reader comes back.
 */
export function smallMenu(): void {
  document.addEventListener("click", ({ target }) => {
    if (nearest(target, "[popover] a")) nearest(target, ":popover-open")?.hidePopover();
  });
}
