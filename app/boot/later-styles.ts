import { afterFirstPaint } from "./after-first-paint.ts";

/**
 * Fetches what no first paint needs: styles of states, of closed menus and of paper. A page without
 * script has them by a `noscript` tag. An address in the page, since only the build knows it.
 */
export function laterStyles(): void {
  afterFirstPaint(() => {
    const address = document.getElementById("page-style")?.dataset.later;
    if (address === undefined) return;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    document.head.append(link);
  });
}
