import { expect, hold, test } from "../fixtures.ts";

test("matches are marked, and the snippet shows where the term occurs", async ({ page }) => {
  await page.goto("/blog?q=stockpiled");
  await expect(page.getByRole("link", { name: "Clear search" })).toBeVisible();
  const rows = page.getByRole("main").getByRole("article");
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) {
    await expect(row.locator("mark").first()).toHaveText(/stockpiled/i);
  }
  const dates = await rows
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("a typo gets suggestions of similar words and categories", async ({ page }) => {
  await page.goto("/blog?q=padock");
  await expect(page.getByText("No posts found").first()).toBeVisible();
  await page.getByRole("link", { name: "paddock", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=paddock");
  await expect(page.getByText(/^Found \d+ results? for paddock/)).toBeVisible();
  await page.goto("/blog?q=econmics");
  await expect(page.getByRole("heading", { name: "Or look in a category" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Economic Insights" }).last(),
  ).toHaveAttribute("href", "/blog/category/economic%20insights");
});

test("with low data, typing asks for results: what was typed first is not lost", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("low-data", "on"));
  await page.goto("/blog");
  await page.getByRole("main").getByRole("searchbox").pressSequentially("stockpiled");
  await expect(page).toHaveURL("/blog?q=stockpiled");
  await expect(page.getByText(/^Found \d+ results? for stockpiled/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("stockpiled");
});

test("the full list is not presented as the result while the search is pending", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  // The document has loaded, but not the scripts that its load event waits for.
  await page.goto("/blog?q=stockpiled", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Found 12 results")).toBeHidden();
  release();
  await expect(page.getByRole("link", { name: "Clear search" })).toBeVisible();
  await expect(page.getByText(/^Found \d+ results? for stockpiled/)).toBeVisible();
  await expect(page.locator("html")).not.toHaveClass(/asking/);
});
