/** So long a stylesheet may hold back what stands below it. */
const PATIENCE_MS = 8000;

/** Shows the text without a stylesheet that stalls, until that comes. Another may stand below it. */
export function stalledStyles(): void {
  setTimeout(() => {
    if (document.readyState !== "loading") return;
    for (const link of document.querySelectorAll<HTMLLinkElement>("body link:not([media])")) {
      if (link.sheet) continue;
      link.onload = () => (link.media = "");
      link.media = "print";
    }
    stalledStyles();
  }, PATIENCE_MS);
}
