import { expect, test } from "../fixtures.ts";

/** Looks to the boot script like a browser from 2023. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
  });
});

test("reads every kind of page as a plain document without scripts", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  for (const address of ["/", "/practices/soil", "/blog/archive", "/getting-started/assessment"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(asked).toEqual([]);
  await expect(page.getByText("This form needs JavaScript and a recent browser.")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("says that search needs more", async ({ page }) => {
  await page.goto("/blog?q=rest");
  await expect(page.getByText("Search needs JavaScript and a recent browser.")).toBeVisible();
});

test("says that a planner needs more, and where the blank forms are", async ({ page }) => {
  await page.goto("/tools/budget");
  await expect(page.getByText("This planner needs JavaScript and a recent browser.")).toBeVisible();
  await page.getByRole("link", { name: "blank forms", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blank Forms");
});
