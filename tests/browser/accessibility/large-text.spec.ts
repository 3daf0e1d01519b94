import { launchOptions } from "#tests/support/chromium.ts";
import { expect, test } from "#tests/browser/fixtures.ts";
import { testThatPlannersFit } from "#tests/browser/tools/fits-screen.ts";
import { fitting, openScreen, SCREEN_GROUPS } from "./every-screen.ts";
import { lostText } from "./lost-text.ts";

test.use({
  // The browser's text size: 32 px instead of 16.
  launchOptions: launchOptions("--blink-settings=defaultFontSize=32"),
});

test.describe("with the browser's text size at 200% nothing is pushed off the page or cut off", () => {
  for (const { title, screens } of SCREEN_GROUPS) {
    test(title, async ({ page, expectedErrors }) => {
      test.slow();
      expectedErrors.push("404 (Not Found)");
      // At double text size a window is laid out like one of half its width.
      for (const phone of [false, true]) {
        for (const screen of fitting(screens, phone ? 160 : 640)) {
          const width = phone ? 320 : 1280;
          await page.setViewportSize({ width, height: 900 });
          await openScreen(page, screen);
          const size = await page.evaluate(
            () => getComputedStyle(document.documentElement).fontSize,
          );
          expect(size).toBe("32px");
          expect.soft(await lostText(page), `${screen.name}, ${width} px`).toEqual([]);
        }
      }
    });
  }
});

testThatPlannersFit();
