import { CHROMIUM_PATH } from "#tests/support/chromium.ts";
import { test } from "../fixtures.ts";
import { expectToFit, PLANNERS } from "./fits-screen.ts";

test.use({
  viewport: { width: 320, height: 700 },
  launchOptions: {
    executablePath: CHROMIUM_PATH,
    // The browser's text size: 32 px instead of 16.
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"],
  },
});

for (const planner of PLANNERS)
  test(`${planner} at 320 px with text at 200% fits the screen`, async ({ page }) => {
    await expectToFit(page, planner);
  });
