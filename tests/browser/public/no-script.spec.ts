import { expect, test } from "../fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript posts, tags, menus and a planner's example can be used, a print shows the addresses of links, and the desk says what it needs", async ({
  page,
}) => {
  await page.goto("/blog/2024/06/the-10-percent-rule-paying-for-change-from-cash-flow");
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "economics", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=economics");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "Practices menu" }).focus();
  await main.getByRole("link", { name: "Soil Building" }).click();
  await expect(page).toHaveURL("/practices/soil");

  await test.step("a phone's menu and its groups open", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Mobile menu" });
    await menu.getByText("Practices", { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Soil Building" })).toBeVisible();
  });

  await test.step("a planner's worked example is shown", async () => {
    await page.goto("/tools/my-season");
    await expect(page.getByText("148 days of grass")).toBeVisible();
    await expect(page.getByText("400 ac × 3,000 lb × 25% ÷ 2,028 lb a day")).toBeVisible();
    // Buttons that need JavaScript are hidden.
    await expect(page.locator(".tool button:visible")).toHaveCount(0);
  });

  await test.step("on paper an address follows its link", async () => {
    await page.goto("/practices/water");
    await page.emulateMedia({ media: "print" });
    const spelled = (link: string) =>
      page
        .locator(`main :is(p:not(.meta), li) a[href^="${link}"]`)
        .first()
        .evaluate((found) => getComputedStyle(found, "::after").content);
    expect(await spelled("http")).toContain("http");
    expect(await spelled("/")).toContain(" (firstpaddock.example/");
    await page.emulateMedia({ media: null });
  });

  await page.goto("/admin");
  await expect(
    page.getByText("The editor’s desk needs JavaScript and a recent browser."),
  ).toBeVisible();
  await expect(page.locator(".spinner")).toBeHidden();

  await page.goto("/tools/tests");
  await page.getByRole("link", { name: "The slake jar" }).click();
  await expect(page.getByRole("heading", { name: "The slake jar" })).toBeInViewport();
});
