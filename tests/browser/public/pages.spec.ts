import { ready, expect, test } from "../fixtures.ts";
import { eitherQuotes } from "#tests/support/quotes.ts";

/*
 * The pages' specified texts and counts are proved by app/content-model/pages/specification.test.ts, and that each
 * page prints every word of its file by tests/site/page-words.test.ts. Here is what a visitor does.
 */

test("a section that does not exist is the not-found page", async ({ page, expectedErrors }) => {
  expectedErrors.push("404");
  for (const path of ["/about/nope", "/getting-started/nope"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(
      page.getByText(eitherQuotes("The page you're looking for doesn't exist or has been moved.")),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});

test("an unknown practice type gets the generic hero only; a subtopic changes nothing", async ({
  page,
}) => {
  await page.goto("/practices/tractors");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveText(["Regenerative Practices"]);
  await expect(main.locator("> *")).toHaveCount(1);
  await page.goto("/practices/grazing/anything");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazing Management");
  await ready(page);
  await expect(page.getByRole("heading", { name: "Core principles" })).toBeVisible();
});

test("each legal page keeps its date, and says below it when it last changed", async ({ page }) => {
  for (const path of ["/privacy", "/terms", "/accessibility"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(/Last changed [A-Z][a-z]+ \d+, 20\d\d/);
  }
});

test("no topic of the site map leads to an empty page", async ({ page }) => {
  await page.goto("/sitemap");
  const topics = page.getByRole("main").locator('a[href^="/blog/category/"]');
  const hrefs = await topics.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs.length).toBeGreaterThanOrEqual(4);
  for (const href of hrefs) {
    await page.goto(href ?? "");
    await expect(page.getByRole("main").locator("article").first()).toBeVisible();
  }
});
