import { test } from "./fixtures.ts";

// Each of these passes if the fixture makes it fail.

test.describe("without the content policy", () => {
  test.use({ bypassCSP: true, expectedErrors: ["net::ERR_FAILED"] });

  test.fail(
    "a request to a host that the site has no business with fails a test",
    async ({ page }) => {
      await page.goto("/about");
      await page.evaluate(() => fetch("https://elsewhere.example/").catch(() => undefined));
    },
  );
});

test.fail("what the content policy stops fails a test", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<p style='top:0'>"));
});
