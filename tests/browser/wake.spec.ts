import { awake, expect, test } from "./fixtures.ts";

test("React arrives at idle on a good connection and takes over the page without a fault", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/one reasonable change/);
});

test("React waits for its state, however late that comes, and the page stays readable meanwhile", async ({
  page,
}) => {
  await page.route("**/*.state.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const scripts = page.waitForResponse(/\/assets\/shared-/);
  await page.goto("/practices/soil");
  await scripts;
  const heading = page.getByRole("heading", { level: 1 });
  for (let looks = 0; looks < 10; looks += 1) {
    await page.waitForTimeout(100);
    await expect(heading).toHaveText("Soil Building", { timeout: 1 });
  }
  await awake(page);
  await expect(heading).toHaveText("Soil Building");
});

test("a page that nobody built is the not-found page, with its address kept", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await awake(page);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/no/such/page");
});
