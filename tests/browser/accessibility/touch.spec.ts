import { expect, test } from "../fixtures.ts";
import { fitting, openScreen, SCREEN_GROUPS } from "./every-screen.ts";

test.describe("on touch every control is at least 44 px high and wide", () => {
  test.skip(({ hasTouch }) => !hasTouch, "a mouse is finer than a thumb");

  for (const { title, screens } of SCREEN_GROUPS) {
    test(title, async ({ page, expectedErrors }) => {
      test.slow();
      expectedErrors.push("404 (Not Found)");
      for (const screen of fitting(screens, 390)) {
        await openScreen(page, screen);
        const small = await page.evaluate(() => {
          const controls =
            "button, input:not([type=hidden]), select, textarea, summary, nav a, a.btn";
          return Array.from(document.querySelectorAll<HTMLElement>(controls)).flatMap((control) => {
            // A field wrapped in a label can be hit anywhere on the label.
            const box = (control.closest("label") ?? control).getBoundingClientRect();
            const [width, height] = [Math.round(box.width), Math.round(box.height)];
            const seen = control.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            });
            if (!seen || width === 0 || (width >= 44 && height >= 44)) return [];
            return `${width} x ${height}: ${control.outerHTML.slice(0, 100)}`;
          });
        });
        expect.soft(small, screen.name).toEqual([]);
      }
    });
  }
});
