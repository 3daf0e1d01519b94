import { expect, test } from "../fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript a post reads to its last source, its tags and the navigation lead on, and the desk says what it needs", async ({
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
  for (const address of ["/admin", "/admin/login"]) {
    await page.goto(address);
    await expect(
      page.getByText("The editor’s desk needs JavaScript and a recent browser."),
    ).toBeVisible();
    await expect(page.locator(".spinner")).toBeHidden();
  }
});
