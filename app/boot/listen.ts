/**
 * Listens on the whole document, before anything in it. While React takes over a page it stops events
 * that it cannot answer yet: whoever waited for them further up would never hear of them.
 */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, listener, true);
}
