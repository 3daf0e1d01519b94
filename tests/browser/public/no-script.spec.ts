import { FIXED_ADDRESSES } from "#tests/support/content-pages.ts";
import { expect, test } from "../fixtures.ts";

test.use({ javaScriptEnabled: false });

test("every page reads completely without JavaScript", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone is given the same documents");
  test.setTimeout(60_000);
  for (const address of FIXED_ADDRESSES) {
    await page.goto(address);
    await expect.soft(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    const text = (await page.getByRole("main").textContent()) ?? "";
    expect.soft(text.length, address).toBeGreaterThan(250);
    expect.soft(text, address).not.toContain("Loading");
    await expect.soft(page.getByRole("banner"), address).toBeVisible();
    await expect.soft(page.getByRole("contentinfo"), address).toBeVisible();
  }
});

test("a post reads to its last source, and its links work", async ({ page }) => {
  await page.goto("/blog/2024/06/the-10-percent-rule-paying-for-change-from-cash-flow");
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "economics", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=economics");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("the navigation opens without JavaScript", async ({ page, viewport }) => {
  await page.goto("/");
  if ((viewport?.width ?? 0) < 1000) {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Mobile menu" });
    await menu.getByText("Practices", { exact: true }).click();
    await menu.getByRole("link", { name: "Soil Building" }).click();
  } else {
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("button", { name: "Practices menu" }).focus();
    await main.getByRole("link", { name: "Soil Building" }).click();
  }
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
