/**
 * Fetches what no first paint needs: styles of states, of closed menus and of paper. A page without
 * script has them by a `noscript` tag. An address in the page, since only the build knows it.
 */
export function laterStyles(): void {
  document.addEventListener("DOMContentLoaded", () => {
    const address = document.getElementById("page-style")?.dataset.later;
    if (address === undefined) return;
    // A frame, and the moment after it: the page has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = address;
        document.head.append(link);
      }),
    );
  });
}
