import { FIXED_ADDRESSES } from "#app/seo/addresses/page-addresses.ts";
import { expect, test } from "../fixtures.ts";

const POST = "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks";

test.use({ viewport: { width: 320, height: 700 } });
test.skip(({ isMobile }) => isMobile !== true, "one project is enough");

test("no page is wider than the narrowest phone, and text is never below 15 pixels", async ({
  page,
}) => {
  const problems: string[] = [];
  for (const address of [...FIXED_ADDRESSES, POST, "/blog?q=water"]) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const found = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth > innerWidth ? ["is too wide"] : [];
      const small = [...document.querySelectorAll("main :is(p, li, a, td, th, label, span)")]
        .filter((part) => part.textContent?.trim() && part.getClientRects().length > 0)
        // A print preview keeps its paper size.
        .filter((part) => part.closest(".sheet") === null)
        .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 15)
        .map((part) => `sets small: ${part.textContent?.slice(0, 40)}`);
      return [...wide, ...small];
    });
    problems.push(...found.map((problem) => `${address} ${problem}`));
  }
  expect(problems).toEqual([]);
});
