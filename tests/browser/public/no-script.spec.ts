import { expect, test } from "../fixtures.ts";

test.use({ javaScriptEnabled: false });

test("a post reads to its last source, and its links work", async ({ page }) => {
  await page.goto("/blog/2024/06/the-10-percent-rule-paying-for-change-from-cash-flow");
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "economics", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=economics");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("the navigation opens without JavaScript", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "Practices menu" }).focus();
  await main.getByRole("link", { name: "Soil Building" }).click();
  await expect(page).toHaveURL("/practices/soil");
});

test("lists carry the date itself, which does not go stale", async ({ page }) => {
  await page.goto("/blog");
  const date = page.getByRole("main").getByRole("article").first().locator("time");
  await expect(date).toHaveText("May 8, 2025");
  await expect(date).toHaveAttribute("datetime", "2025-05-08");
});

test("the desk says what it needs, without a spinner", async ({ page }) => {
  for (const address of ["/admin", "/admin/login"]) {
    await page.goto(address);
    await expect(
      page.getByText("The editor’s desk needs JavaScript and a recent browser."),
    ).toBeVisible();
    await expect(page.locator(".spinner")).toBeHidden();
  }
});
