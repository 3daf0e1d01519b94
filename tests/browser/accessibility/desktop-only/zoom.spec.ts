import { expect, test } from "#tests/browser/fixtures.ts";
import { fitting, openScreen, SCREEN_GROUPS } from "../every-screen.ts";
import { lostText } from "../lost-text.ts";

// A window of 1280 by 1024 at 400%.
test.use({ viewport: { width: 320, height: 256 } });

test.describe("at 400 % zoom (320 px) no screen is wider than its window, and nothing is cut", () => {
  for (const { title, screens } of SCREEN_GROUPS) {
    test(title, async ({ page, expectedErrors }) => {
      test.slow();
      expectedErrors.push("404 (Not Found)");
      for (const screen of fitting(screens, 320)) {
        await openScreen(page, screen);
        expect.soft(await lostText(page), screen.name).toEqual([]);
      }
    });
  }
});
