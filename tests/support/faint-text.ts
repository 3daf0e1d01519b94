import type { Page } from "@playwright/test";
import { contrast } from "./contrast.ts";

/** Minimum contrast of text, and of large text (WCAG 2.2, 1.4.6). */
const LEAST = { small: 7, large: 4.5 };

/**
 * Text too pale for its ground, in the topmost dialog or the page. Of text on a picture or a gradient nothing is said,
 * as by axe, whose own rule takes half the time of all its rules.
 *
 * @param known what has been looked at on another screen.
 */
export async function faintText(
  page: Page,
  themes: readonly string[],
  known = "none",
): Promise<string[]> {
  const texts = await page.evaluate(
    ([names, left]) => {
      /** Red, green and blue, 0 to 255, and the alpha, 0 to 1. */
      function parts(color: string): number[] {
        const unit = color.startsWith("color(") ? 255 : 1;
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return [red * unit, green * unit, blue * unit, alpha];
      }
      const over = (color: string, ground: readonly number[]) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = parts(color);
        return [red, green, blue].map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha));
      };
      /** The color behind an element's text, unless it is a picture. */
      function groundOf(element: Element | null): number[] | undefined {
        if (!element) return [255, 255, 255];
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        if (parts(backgroundColor)[3] === 1) return over(backgroundColor, []);
        const behind = backgroundImage === "none" ? groundOf(element.parentElement) : undefined;
        return behind && over(backgroundColor, behind);
      }

      const top = Array.from(document.querySelectorAll("dialog:modal")).at(-1) ?? document.body;
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      const inks = new Set<Element>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const ink = node.parentElement;
        if (!ink || !/[\p{L}\p{N}]/u.test(node.textContent ?? "") || ink.closest(left)) continue;
        if (ink.closest("svg, :disabled, [aria-disabled=true], .visually-hidden")) continue;
        if (ink.checkVisibility({ opacityProperty: true, visibilityProperty: true })) inks.add(ink);
      }
      const { dataset } = document.documentElement;
      const { theme: before } = dataset;
      const found = names.flatMap((theme) => {
        dataset["theme"] = theme;
        return [...inks].flatMap((ink) => {
          const { color, fontSize, fontWeight } = getComputedStyle(ink);
          const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.6 : 24);
          const ground = groundOf(ink);
          const what = `${theme}: ${ink.outerHTML.slice(0, 160)}`;
          return ground ? [{ what, isLarge, ground, ink: over(color, ground) }] : [];
        });
      });
      if (before === undefined) delete dataset["theme"];
      else dataset["theme"] = before;
      return found;
    },
    [themes, known] as const,
  );
  return texts.flatMap(({ what, isLarge, ink, ground }) => {
    const ratio = contrast(ink, ground);
    return ratio < (isLarge ? LEAST.large : LEAST.small) ? [`${ratio.toFixed(1)} ${what}`] : [];
  });
}
