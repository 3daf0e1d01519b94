import { expect, test } from "../../fixtures.ts";

const SCREENS = [
  "/",
  "/about/reasonable-change",
  "/getting-started/assessment",
  "/practices/water",
  "/blog",
  "/blog/2024/09/stocking-rate-first-the-sums-that-come-before-paddocks",
  "/sitemap",
  "/admin/login",
];

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    // What a reader sets as the size of text: 32 px in place of 16.
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"],
  },
});

test("with text of 200 % in the browser's settings nothing is pushed off the screen", async ({
  page,
}) => {
  for (const address of SCREENS) {
    await page.goto(address);
    const [size, overflow] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ]);
    expect(size).toBe("32px");
    expect.soft(overflow, address).toBeLessThanOrEqual(0);
  }
});
