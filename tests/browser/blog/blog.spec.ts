import { ready, expect, test } from "../fixtures.ts";

test("the list shows all posts, newest first, beside categories, counts and links", async ({
  page,
}) => {
  await page.goto("/blog");
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(12);
  await expect(main.getByRole("article").first()).toContainText("Three Published Ranch Stories");
  await expect(main.getByRole("article").last()).toContainText("The 10 Percent Rule");
  const categories = main.locator("aside a[href^='/blog/category/']");
  await expect(categories).toHaveText([
    /^Animal Health\s*1 article$/,
    /^Economic Insights\s*2 articles$/,
    /^Grazing Management Tips\s*3 articles$/,
    /^Practical Resources\s*2 articles$/,
    /^Soil Health Basics\s*2 articles$/,
    /^Success Stories\s*1 article$/,
    /^Wildlife & Biodiversity\s*1 article$/,
  ]);
  await expect(main.getByRole("link", { name: "All Posts" })).toHaveAttribute("href", "/blog/all");
  await expect(main.getByRole("link", { name: "Archive by Date" })).toHaveAttribute(
    "href",
    "/blog/archive",
  );
  await ready(page);
  await expect(main.getByRole("article").first().locator("time")).toHaveText(/ago/);
  const titles = await main.getByRole("article").getByRole("heading").allTextContents();
  await page.goto("/blog/all");
  await expect(main.getByRole("article").getByRole("heading")).toHaveText(titles);
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

test("a category: case does not matter, heading and count, back to all", async ({ page }) => {
  await page.goto("/blog/category/soil%20health%20basics");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Soil Health Basics Articles");
  await expect(main).toContainText("2 Articles in Soil Health Basics");
  await expect(main.getByRole("article").getByRole("heading")).toHaveText([
    /^Compost and Cover Crops/,
    /^Reading Your Soil/,
  ]);
  await expect(main.getByRole("link", { name: "Back to All Articles" })).toHaveAttribute(
    "href",
    "/blog",
  );
});

test("an address with capitals leads to the category's page", async ({ page }) => {
  await page.goto("/blog/category/SOIL%20health%20BASICS");
  await expect(page).toHaveURL("/blog/category/soil%20health%20basics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Soil Health Basics Articles");
  await page.goto("/blog/category/GRAZING");
  await expect(page).toHaveURL("/blog/category/grazing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazing Articles");
});

test("a category without posts says so, with its first letter capitalized", async ({ page }) => {
  await page.goto("/blog/category/tractors");
  await ready(page);
  await expect(page.getByText("No articles found in Tractors")).toBeVisible();
});
