import type { MouseEvent } from "react";
import { moveToPart } from "./route-change.tsx";

/** Opens a clicked link in a new tab, so that trying it does not leave the desk. */
export function openInNewTab(event: MouseEvent): void {
  // Not `instanceof`, since the link may be in a frame's document.
  const link = (event.target as Element).closest("a");
  if (!link) return;
  const { href, hash, ownerDocument } = link;
  const isWithin = link.getAttribute("href")?.startsWith("#");
  // In this document, the router follows it. In a frame's document, the browser would load the desk there.
  if (isWithin && ownerDocument === document) return;
  event.preventDefault();
  if (isWithin) moveToPart(ownerDocument, hash);
  else open(href, "_blank", "noopener");
}
