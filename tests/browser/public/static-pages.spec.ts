import { expect, test } from "../fixtures.ts";

test("privacy, terms and accessibility say what the specification asks", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/privacy");
  await expect(main).toContainText("May 27, 2025");
  await page.goto("/terms");
  await expect(main).toContainText("May 27, 2025");
  await expect(main).toContainText("Texas");
  await expect(main).toContainText("under 13");
  await expect(main).toContainText(/30 days/);
  await page.goto("/accessibility");
  await expect(main).toContainText("WCAG 2.1");
  await expect(main).toContainText("Level AA");
  await expect(main).toContainText(/2 business days/);
});

test("each legal page keeps its date, and says below it when it last changed", async ({ page }) => {
  for (const path of ["/privacy", "/terms", "/accessibility"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(/Last changed [A-Z][a-z]+ \d+, 20\d\d/);
  }
});

test("the site map groups every page, and no link of it leads to an empty page", async ({
  page,
}) => {
  await page.goto("/sitemap");
  const main = page.getByRole("main");
  for (const group of [
    "Main Pages",
    "Getting Started",
    "Practices",
    "Blog & Resources",
    "Legal & Policies",
  ]) {
    await expect(main.getByRole("heading", { name: group })).toBeVisible();
  }
  await expect(main).toContainText("search in the header");
  await expect(main).toContainText("newsletter signup");
  for (const topic of ["grazing", "soil-health", "water-management", "ranch-management"]) {
    await expect(main.locator(`a[href="/blog/category/${topic}"]`)).toHaveCount(1);
  }
  for (const topic of ["grazing", "soil-health", "water-management", "ranch-management"]) {
    await page.goto(`/blog/category/${topic}`);
    await expect(page.getByRole("main").locator("article").first()).toBeVisible();
  }
});
