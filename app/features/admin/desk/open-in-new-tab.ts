import type { MouseEvent } from "react";

/** Opens a clicked link in its own tab, so that trying it leaves nothing of the desk behind. */
export function openInNewTab(event: MouseEvent): void {
  const link = closestLink(event.target);
  if (!link || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  open(link.href, "_blank", "noopener");
}

/** Not `instanceof`: the link may be in the document of a frame. */
function closestLink(target: EventTarget): HTMLAnchorElement | null {
  return "closest" in target && typeof target.closest === "function"
    ? (target as Element).closest("a")
    : null;
}
