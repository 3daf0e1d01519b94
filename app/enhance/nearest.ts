/** The closest element that matches a selector, starting at an event's target. */
export function nearest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  const match = target instanceof Element && target.closest<HTMLElement>(selector);
  return match || undefined;
}
