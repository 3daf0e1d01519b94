import type { Page } from "@playwright/test";
import { ready, expect, test } from "#tests/browser/fixtures.ts";

const LONG = "a".repeat(5000);
const MARKUP = "%3Cimg%20src=x%20onerror=alert(1)%3E";

/** Malformed and malicious addresses. */
const NO_PAGE = [
  "/%",
  "/%E0%A4%A",
  "/%25%32%66",
  "/🐄",
  "/__proto__",
  "/about/__proto__",
  "/about/constructor",
  "/getting-started/toString",
  "/about/..%2fadmin",
  `/about/${LONG}`,
];
const NO_PRACTICE = [
  "/practices/%E0%A4%A",
  "/practices/constructor",
  "/practices/__proto__/__proto__",
  `/practices/${MARKUP}`,
  `/practices/${LONG}`,
];
const NO_POST = [
  "/blog/2025/05/%E0%A4%A",
  "/blog/2025/05/..%2f..%2f..%2fdata%2fposts",
  "/blog/2025/13/leave-one-paddock",
  "/blog/NaN/undefined/null",
  `/blog/2025/05/${LONG}`,
];
/** Headings show the name from the address, capitalized (specification, section 2). */
const NO_CATEGORY = [
  ["/blog/category/%E0%A4%A", "%E0%A4%A Articles"],
  ["/blog/category/100%", "100% Articles"],
  ["/blog/category/__proto__", "__proto__ Articles"],
  ["/blog/category/constructor", "Constructor Articles"],
  ["/blog/category/%F0%9F%90%84", "🐄 Articles"],
  [`/blog/category/${MARKUP}`, "<img src=x onerror=alert(1)> Articles"],
  [`/blog/category/${LONG}`, `A${LONG.slice(1)} Articles`],
] as const;
const ODD_QUERY = [
  "/blog?q=%E0%A4%A",
  "/blog?q=%00",
  `/blog?q=${MARKUP}`,
  `/blog?q=${LONG}`,
  "/blog?q=(((((a*)*)*)*)*)*b",
  "/about?__proto__[x]=1",
  "/about#%E0%A4%A",
];

/** Opens an address and checks that its screen fits the width and has the given heading, if any. */
async function clearScreen(page: Page, address: string, heading?: string): Promise<void> {
  await test.step(address.slice(0, 60), async () => {
    await page.goto("about:blank");
    await page.goto(address);
    await ready(page);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    if (heading !== undefined) await expect(title).toHaveText(heading);
    // The address did not become markup, and the page is not wider than the screen.
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.beforeEach(({ expectedErrors }) => {
  test.slow();
  expectedErrors.push("404 (Not Found)");
});

test("addresses of any kind without a page: Page Not Found", async ({ page }) => {
  for (const address of NO_PAGE) await clearScreen(page, address, "Page Not Found");
});

test("practices of any kind: the generic hero", async ({ page }) => {
  for (const address of NO_PRACTICE) await clearScreen(page, address, "Regenerative Practices");
});

test("posts of any kind: Post Not Found", async ({ page }) => {
  for (const address of NO_POST) await clearScreen(page, address, "Post Not Found");
});

test("categories of any kind: an empty list under their name", async ({ page }) => {
  for (const [address, heading] of NO_CATEGORY) await clearScreen(page, address, heading);
});

test("queries and fragments of any kind: the page itself", async ({ page }) => {
  for (const address of ODD_QUERY) await clearScreen(page, address);
});
