import { expect, ready, test } from "../fixtures.ts";

test("the right slug in the wrong month is no post", async ({ page, expectedErrors }) => {
  expectedErrors.push("404");
  await page.goto("/blog/2025/03/nesting-season-leave-one-paddock-for-the-meadowlarks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post Not Found");
});

test("related articles stay put while the page is open", async ({ page }) => {
  await page.goto("/blog/2024/07/rest-is-the-tool-you-already-own");
  await ready(page);
  const titles = page.locator(".related").getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(3);
  const drawn = await titles.allTextContents();
  await page.locator(".related").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.setViewportSize({ width: 900, height: 700 });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await titles.allTextContents()).toEqual(drawn);
});
