import { awake, expect, test } from "../fixtures.ts";

test("the list: all posts newest first, with categories, counts and links beside it", async ({
  page,
}) => {
  await page.goto("/blog");
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(12);
  await expect(main.getByRole("article").first()).toContainText("Three Published Ranch Stories");
  await expect(main.getByRole("article").last()).toContainText("The 10 Percent Rule");
  const categories = main.locator("aside a[href^='/blog/category/']");
  await expect(categories).toHaveText([
    /^Animal Health\s*\(?1\)?$/,
    /^Economic Insights\s*\(?2\)?$/,
    /^Grazing Management Tips\s*\(?3\)?$/,
    /^Practical Resources\s*\(?2\)?$/,
    /^Soil Health Basics\s*\(?2\)?$/,
    /^Success Stories\s*\(?1\)?$/,
    /^Wildlife & Biodiversity\s*\(?1\)?$/,
  ]);
  await expect(main.getByRole("link", { name: "All Posts" })).toHaveAttribute("href", "/blog/all");
  await expect(main.getByRole("link", { name: "Archive by Date" })).toHaveAttribute(
    "href",
    "/blog/archive",
  );
  await awake(page);
  await expect(main.getByRole("article").first().locator("time")).toHaveText(/ago/);
});

test("the archive: year, month, title and day in brackets, newest first", async ({ page }) => {
  await page.goto("/blog/archive");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "2025" })).toBeVisible();
  await expect(main.getByRole("heading", { name: /^20\d\d$/ })).toHaveText(["2025", "2024"]);
  await expect(main.getByRole("heading", { name: "May" })).toBeVisible();
  await expect(
    main.locator("li", { hasText: "Three Published Ranch Stories" }).last(),
  ).toContainText(/\[8\]|\(8\)/);
});

test("the archive keeps its lines when React wakes, and a search and back lead to them again", async ({
  page,
}) => {
  await page.goto("/blog/archive");
  const lines = page.getByRole("main").locator(".arch li");
  const delivered = await lines.allTextContents();
  expect(delivered.length).toBeGreaterThan(10);
  await awake(page);
  await expect(lines).toHaveText(delivered);
  const box = page.getByRole("main").getByRole("searchbox");
  await box.fill("meadowlark");
  await box.press("Enter");
  await expect(page.getByText(/^Found \d+ results? for/)).toBeVisible();
  expect(await lines.count()).toBeLessThan(delivered.length);
  await page.goto("/blog/archive");
  await awake(page);
  await lines.first().getByRole("link").click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goBack();
  await expect(lines).toHaveText(delivered);
});

test("a category: case does not matter, heading and count, back to all", async ({ page }) => {
  await page.goto("/blog/category/soil%20health%20basics");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Soil Health Basics Articles");
  await expect(main).toContainText("2 Articles in Soil Health Basics");
  await expect(main.getByRole("link", { name: "Back to All Articles" })).toHaveAttribute(
    "href",
    "/blog",
  );
});

test("a category without posts says so, with its first letter capitalised", async ({ page }) => {
  await page.goto("/blog/category/tractors");
  await awake(page);
  await expect(page.getByText("No articles found in Tractors")).toBeVisible();
});
