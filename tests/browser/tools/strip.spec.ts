import { expect, hold, PHONE, test } from "../fixtures.ts";
import { field, openPlanner } from "./planner.ts";

test.use(PHONE);

test("a test opened from the index on a phone shows its heading, because that planner has no tabs", async ({
  page,
}) => {
  await page.goto("/tools/tests");
  await page.getByRole("link", { name: "Flies" }).click();
  const name = page.getByRole("heading", { name: "Flies" });
  await expect(name).toBeInViewport();
  expect((await name.boundingBox())?.height).toBeGreaterThan(20);
});

test("the strip never shows the example's answer next to changed numbers", async ({ page }) => {
  const release = await hold(page, "**/year-live-*.js");
  await openPlanner(page, "budget");
  const strip = page.locator(".strip-answer");
  await expect(strip).toHaveText("$218 left this year");
  const hay = field(page, "Hay per cow per day").first();
  await hay.fill("3");
  await expect(strip).not.toContainText("218");
  release();
  await expect(strip).toHaveText("$885 left this year");
  // An invalid number does not count as an empty field, for which a usual value is assumed.
  await hay.fill("1,61");
  await expect(page.getByText("1.61?").first()).toBeVisible();
  await expect(strip).not.toContainText("$");
});
