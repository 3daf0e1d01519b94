import { listen } from "../boot/listen.ts";
import { nearest } from "../boot/nearest.ts";

/**
 * The small-screen menu is a native popover, so it opens, and closes with Escape, without any
 * script. This closes it when a link in it is followed inside the page.
 */
export function smallMenu(): void {
  listen("click", ({ target }) => {
    if (nearest(target, "[popover] a")) nearest(target, ":popover-open")?.hidePopover();
  });
}
