import type { MouseEvent } from "react";

/** Whether a click on a link follows it here, rather than in another tab or as a download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
