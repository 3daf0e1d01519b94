import { launchOptions } from "#tests/support/chromium.ts";
import { lostText } from "../accessibility/lost-text.ts";
import { expect, test } from "../fixtures.ts";

test.use({
  viewport: { width: 390, height: 844 },
  // A browser's minimum font size, which overrides the page's sizes.
  launchOptions: launchOptions("--blink-settings=minimumFontSize=24"),
});

test("with a large minimum font size in the browser nothing is pushed off the page", async ({
  page,
}) => {
  await page.goto("/blog");
  expect(await lostText(page)).toEqual([]);
  // The header's links take two lines.
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const address of ["/", "/es"]) {
    await page.goto(address);
    expect.soft(await lostText(page), address).toEqual([]);
  }
});
