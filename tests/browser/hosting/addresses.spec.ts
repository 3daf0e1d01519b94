import { ready, expect, test } from "#tests/browser/fixtures.ts";

const LONG = "a".repeat(5000);
const MARKUP = "%3Cimg%20src=x%20onerror=alert(1)%3E";

/** Malformed and malicious addresses, by their page's heading; a category shows its name (specification, section 2). */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "Page Not Found": [
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
  ],
  "Regenerative Practices": [
    "/practices/%E0%A4%A",
    "/practices/constructor",
    "/practices/__proto__/__proto__",
    `/practices/${MARKUP}`,
    `/practices/${LONG}`,
  ],
  "Post Not Found": [
    "/blog/2025/05/%E0%A4%A",
    "/blog/2025/05/..%2f..%2f..%2fdata%2fposts",
    "/blog/2025/13/leave-one-paddock",
    "/blog/NaN/undefined/null",
    `/blog/2025/05/${LONG}`,
  ],
  "%E0%A4%A Articles": ["/blog/category/%E0%A4%A"],
  "100% Articles": ["/blog/category/100%"],
  "__proto__ Articles": ["/blog/category/__proto__"],
  "Constructor Articles": ["/blog/category/constructor"],
  "🐄 Articles": ["/blog/category/%F0%9F%90%84"],
  "<img src=x onerror=alert(1)> Articles": [`/blog/category/${MARKUP}`],
  [`A${LONG.slice(1)} Articles`]: [`/blog/category/${LONG}`],
  "From the pasture": [
    "/blog?q=%E0%A4%A",
    "/blog?q=%00",
    `/blog?q=${MARKUP}`,
    `/blog?q=${LONG}`,
    "/blog?q=(((((a*)*)*)*)*)*b",
  ],
  About: ["/about?__proto__[x]=1", "/about#%E0%A4%A"],
};

for (const [heading, addresses] of Object.entries(ADDRESSES))
  test(`malformed and malicious addresses show the heading: ${heading.slice(0, 40)}`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push("404 (Not Found)");
    for (const address of addresses) {
      await page.goto("about:blank");
      await page.goto(address);
      await ready(page);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(heading);
      // The address did not become markup, and the page is not wider than the screen.
      await expect(page.locator("img[src=x]")).toHaveCount(0);
      const root = page.locator("html");
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    }
  });
