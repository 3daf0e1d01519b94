import { launchOptions } from "#tests/support/chromium.ts";
import { test } from "../fixtures.ts";
import { expectToFit, PLANNERS } from "./fits-screen.ts";

test.use({
  viewport: { width: 320, height: 700 },
  // The browser's text size: 32 px instead of 16.
  launchOptions: launchOptions("--blink-settings=defaultFontSize=32"),
});

for (const planner of PLANNERS)
  test(`${planner} at 320 px with text at 200% fits the screen`, async ({ page }) => {
    await expectToFit(page, planner);
  });
