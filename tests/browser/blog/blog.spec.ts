import { ready, expect, test } from "../fixtures.ts";

/* What the lists hold is tested on the built documents (tests/site/specified-screens.test.ts). */

test("dates of the list are relative; a category's address in capitals leads to its page", async ({
  page,
}) => {
  await page.goto("/blog");
  await ready(page);
  await expect(page.getByRole("article").first().locator("time")).toHaveText(/ago/);

  await page.goto("/blog/category/SOIL%20health%20BASICS");
  await expect(page).toHaveURL("/blog/category/soil%20health%20basics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Soil Health Basics Articles");
  // A topic of the site map.
  await page.goto("/blog/category/GRAZING");
  await expect(page).toHaveURL("/blog/category/grazing");
});
