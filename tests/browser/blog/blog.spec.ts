import { ready, expect, test } from "../fixtures.ts";

/* The lists' contents are tested on the built documents (tests/site/specified-screens.test.ts). */

test("dates in the list are relative; a category's address in capitals redirects to its page", async ({
  page,
}) => {
  await page.goto("/blog");
  await ready(page);
  await expect(page.getByRole("article").first().locator("time")).toHaveText(/ago/);

  await page.goto("/blog/category/SOIL%20health%20BASICS");
  await expect(page).toHaveURL("/blog/category/soil%20health%20basics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Soil Health Basics Articles");
  // This category's address is linked from the site map.
  await page.goto("/blog/category/GRAZING");
  await expect(page).toHaveURL("/blog/category/grazing");
});
