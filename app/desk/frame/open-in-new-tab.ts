import type { MouseEvent } from "react";

/** Opens a clicked link in a new tab, so that trying it does not leave the desk. */
export function openInNewTab(event: MouseEvent): void {
  const link = closestLink(event.target);
  if (!link || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  open(link.href, "_blank", "noopener");
}

/** Not `instanceof`, since the link may be in a frame's document. */
function closestLink(target: EventTarget): HTMLAnchorElement | null {
  return "closest" in target && typeof target.closest === "function"
    ? (target as Element).closest("a")
    : null;
}
