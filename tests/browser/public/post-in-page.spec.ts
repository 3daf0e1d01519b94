import type { Page } from "@playwright/test";
import { awake, expect, test } from "../fixtures.ts";

/** Follows a link that stands in a text of the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.getElementById("main")?.append(link);
    link.click();
    link.remove();
  }, address);
}

test("an unknown post inside the page: a spinner, then 'Post Not Found'", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  await page.goto("/about");
  await awake(page);
  const loading = page.waitForSelector(".post-loading .spinner");
  await follow(page, "/blog/2025/05/no-such-post");
  await loading;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post Not Found");
  await expect(page).toHaveTitle(/Post Not Found/);
});

test("the right slug in the wrong month is no post", async ({ page, expectedErrors }) => {
  expectedErrors.push("404");
  await page.goto("/blog/2025/03/nesting-season-leave-one-paddock-for-the-meadowlarks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post Not Found");
});

test("related articles stay put while the page is open", async ({ page }) => {
  await page.goto("/about");
  await awake(page);
  await follow(page, "/blog/2024/07/rest-is-the-tool-you-already-own");
  const titles = page.locator(".related").getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(3);
  const drawn = await titles.allTextContents();
  await page.locator(".related").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.setViewportSize({ width: 900, height: 700 });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await titles.allTextContents()).toEqual(drawn);
});
