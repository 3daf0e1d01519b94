/** The element that an event came from, or the nearest one around it, that a selector fits. */
export function nearest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  const found = target instanceof Element && target.closest<HTMLElement>(selector);
  return found || undefined;
}
