/** What a page that stands in for others showed before React drew anything. */
const delivered =
  typeof document !== "undefined" && document.documentElement.dataset.fallback !== undefined
    ? visibleContent()
    : "";

function visibleContent(): string {
  const body = document.createElement("div");
  for (const child of document.body.children) {
    if (!(child instanceof HTMLScriptElement)) body.append(child.cloneNode(true));
  }
  return body.innerHTML;
}

/**
 * Keeps on the screen what the host delivered until the right page is ready, so that nothing
 * flashes. Not for hydration: React draws it into an empty document.
 */
export function AsDelivered() {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: delivered }} />;
}
