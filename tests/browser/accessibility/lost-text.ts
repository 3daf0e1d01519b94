import type { Page } from "@playwright/test";

/**
 * Finds content that a reader who enlarges the text or page would lose: a page wider than its window, and
 * text outside the window or cut off by a box. Content that can be scrolled to is not lost.
 */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const problems: string[] = [];
    if (root.scrollWidth > width) problems.push(`the page is ${root.scrollWidth} px wide`);

    const hidesOverflow = (value: string) => value === "hidden" || value === "clip";
    /** Whether an element is visually hidden on purpose, such as a table's header on a phone. */
    function isVisuallyHidden(element: Element): boolean {
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { width: wide, height: high } = box.getBoundingClientRect();
        const hides = hidesOverflow(getComputedStyle(box).overflowX);
        if (box.matches(".skip") || (hides && wide <= 1 && high <= 1)) return true;
      }
      return false;
    }

    function cutBy(box: Element, text: DOMRect): boolean {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const beside = text.left < left - 1 || text.right > right + 1;
      const below = text.top < top - 1 || text.bottom > bottom + 1;
      return (hidesOverflow(overflowX) && beside) || (hidesOverflow(overflowY) && below);
    }
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflow);

    // The page behind an open dialog is checked as a screen of its own.
    const top = Array.from(document.querySelectorAll("dialog:modal")).at(-1) ?? document.body;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? "";
      if (!parent || words === "" || isVisuallyHidden(parent)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const place = range.getBoundingClientRect();
      if (place.width === 0) continue;
      let reached = false;
      for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
        if (scrolls(box)) reached = true;
        if (!reached && cutBy(box, place)) problems.push(`cut: “${words.slice(0, 60)}”`);
      }
      const outside = place.left < -1 || place.right > width + 1;
      if (!reached && outside) problems.push(`outside: “${words.slice(0, 60)}”`);
    }
    return [...new Set(problems)];
  });
}
