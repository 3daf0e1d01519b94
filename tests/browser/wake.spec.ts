import { awake, expect, test } from "./fixtures.ts";

test("React arrives at idle on a good connection and takes over the page without a fault", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/one reasonable change/);
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
