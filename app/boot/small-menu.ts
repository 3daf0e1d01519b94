/**
 * The small-screen menu is a native popover, so it opens, and closes with Escape, without any
 * script. This closes it when a link in it is followed inside the page.
 */
export function smallMenu(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("[popover] a");
    const menu = link && link.closest("[popover]");
    if (menu instanceof HTMLElement && menu.matches(":popover-open")) menu.hidePopover();
  });
}
