import { nearest } from "./nearest.ts";

/** Opens and closes the small-screen menu where the browser knows no popover. */
export function plainMenu(): void {
  document.addEventListener("click", ({ target }) => {
    if (nearest(target, "[popovertarget]")) {
      document.getElementById("small-menu")?.classList.toggle("open");
    }
  });
}
