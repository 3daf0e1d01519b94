import type { Page } from "@playwright/test";

/** Controls that are smaller than a thumb needs: 44 px (WCAG 2.5.5). */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = "button, input:not([type=hidden]), select, textarea, summary, nav a, a.btn";
    return Array.from(document.querySelectorAll<HTMLElement>(controls)).flatMap((control) => {
      // A field wrapped in a label can be hit anywhere on the label.
      const box = (control.closest("label") ?? control).getBoundingClientRect();
      const [width, height] = [Math.round(box.width), Math.round(box.height)];
      const seen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!seen || width === 0 || (width >= 44 && height >= 44)) return [];
      return `${width} x ${height}: ${control.outerHTML.slice(0, 100)}`;
    });
  });
}
