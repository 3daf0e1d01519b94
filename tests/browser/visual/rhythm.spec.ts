import { FIXED_ADDRESSES } from "#app/seo/addresses/page-addresses.ts";
import { expect, test } from "../fixtures.ts";

const POST = "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks";
const WIDTHS = [390, 768, 1280, 1920];

test.setTimeout(90_000);

test("at every width no page is wider than its window, and sections end with only their padding", async ({
  page,
}) => {
  const problems: string[] = [];
  for (const address of [...FIXED_ADDRESSES, POST]) {
    await page.goto(address, { waitUntil: "load" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() => {
        const wide = document.documentElement.scrollWidth > innerWidth ? ["is too wide"] : [];
        const uneven = [...document.querySelectorAll("main .sec")].flatMap((section) => {
          const padding = Number.parseFloat(getComputedStyle(section).paddingBottom);
          const ends = [...section.querySelectorAll("*")]
            .filter((part) => part.getClientRects().length > 0)
            .map((part) => part.getBoundingClientRect().bottom);
          const left = section.getBoundingClientRect().bottom - padding - Math.max(...ends);
          const name = section.querySelector("h1, h2")?.textContent;
          return left > 2 ? [`ends "${name}" with ${Math.round(left)} more pixels`] : [];
        });
        return [...wide, ...uneven];
      });
      problems.push(...found.map((problem) => `${address} at ${width} ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});

test("a long page is at most fourteen phone screens long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of FIXED_ADDRESSES) {
    await page.goto(address);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect.soft(screens, address).toBeLessThanOrEqual(14);
  }
});
