import { awake, expect, test } from "../fixtures.ts";

test("every route change scrolls to the top, moves the focus and reads out the title", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole("main").getByRole("link", { name: "View all articles" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("p.visually-hidden[role=status]")).toHaveText(await page.title());

  await page.evaluate(() => scrollTo(0, 900));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a link in a text is followed inside the page", async ({ page }) => {
  await page.goto("/blog/2024/07/rest-is-the-tool-you-already-own");
  await awake(page);
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  await page.locator("#article-body a[href^='/']").first().click();
  await expect(page).not.toHaveURL(/rest-is-the-tool/);
  expect(await page.evaluate(() => "samePage" in globalThis)).toBe(true);
});
