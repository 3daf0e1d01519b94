import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { field, fileFrom, keep, kept, openPlanner, show } from "./planner.ts";

test.use({ expectedErrors: ["net::ERR_INTERNET_DISCONNECTED"] });
test.skip(({ hasTouch }) => !hasTouch, "what a rancher does in the pasture");

/** The address of a script, once the page has loaded it. */
const fetched = (page: Page, name: string) =>
  page.waitForFunction(
    (part) =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry.name)
        .find((address) => address.includes(`/${part}-`) && address.endsWith(".js")) ?? "",
    name,
  );

test("five numbers and their answer stand on one phone screen, with the six parts of the planner", async ({
  page,
}) => {
  await openPlanner(page);
  const bottom = async (target: ReturnType<typeof field>) => {
    const box = await target.boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  };
  for (const label of [
    "Cows",
    "Weight of one",
    "Acres they graze",
    "Grown an acre",
    "Days you want",
  ])
    expect(await bottom(field(page, label)), label).toBeLessThanOrEqual(844);
  expect(await bottom(page.locator("#grass .ticket"))).toBeLessThanOrEqual(844);
  const tabs = page.getByRole("navigation", { name: "Parts of this planner" }).getByRole("link");
  await expect(tabs).toHaveCount(6);
  for (const tab of await tabs.all()) {
    const { x = 0, width = 0 } = (await tab.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
    // Wide enough for a thumb.
    expect(width).toBeGreaterThanOrEqual(44);
  }
});

test("with the network off a rancher creates a chart and a calendar from scratch, and later logs a move", async ({
  page,
  context,
}) => {
  await openPlanner(page);
  await field(page, "Cows").fill("50");
  await field(page, "Weight of one").fill("1,300 lb");
  await field(page, "Acres they graze").fill("400");
  // An empty field is reported by name.
  await field(page, "Grown an acre").fill("");
  await expect(page.getByText(/Still empty: .*grown/i).first()).toBeVisible();
  await field(page, "Grown an acre").fill("300000");
  await expect(
    page.locator("#grass").getByText("No pasture grows 300,000 lb an acre.").first(),
  ).toBeVisible();
  await field(page, "Grown an acre").fill("3000");
  await field(page, "Days you want").fill("180");
  await page
    .locator("#grass")
    .getByText(/^Fine tuning/)
    .click();
  await page.locator("#grass").getByLabel("First day of grazing").fill("2027-05-15");
  await expect(page.getByText("178 days of grass").first()).toBeVisible();
  await keep(page).click();
  await kept(page);
  await show(page, "Chart");
  await expect(page.locator("#chart .moves li").first()).toBeVisible();
  // The sheets are prefetched with their imports, since a module runs only once all are loaded.
  const sheets = await fetched(page, "chart-sheet");
  await sheets.evaluate((address) => import(address));
  await fetched(page, "chart-files");
  await context.setOffline(true);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Print the chart" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".sheet-chart")).toBeVisible();
  await expect(page.locator(".sheet-chart")).toContainText("50");
  await expect(page.locator("h1")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });

  await page.evaluate(() => {
    Object.defineProperty(navigator, "canShare", { value: undefined });
  });
  const calendar = await fileFrom(page, "Calendar file");
  expect(calendar).toContain("SUMMARY:Move herd: P1 to P2\\, look first");
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);

  // Next week, with signal for the page itself.
  await context.setOffline(false);
  await page.clock.setFixedTime("2027-05-22T08:00:00-05:00");
  await page.reload();
  // The planner is hydrated when it is in view, and the browser may restore a position below it.
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await show(page, "Grass");
  await expect(page.getByText("178 days of grass").first()).toBeVisible();
  await show(page, "Today");
  await page.getByText("Another day or place").click();
  await page.locator('[id="log.on"]').fill("2027-06-15");
  await page.getByRole("button", { name: /^They went to P1/ }).click();
  await expect(page.getByText("June 15 is still to come. Which day was it?")).toBeVisible();
  // A week ago, as planned, into the first paddock.
  await page.locator('[id="log.on"]').fill("2027-05-15");
  await page.getByRole("button", { name: "They went to P1 May 15" }).click();
  await page.locator('[id="log.on"]').fill("2027-05-22");
  await field(page, "Height left behind").fill("4");
  await page.getByRole("button", { name: /^We moved to P2/ }).click();
  await page.getByText(/The log: 2 stays/).click();
  await expect(page.getByText("left 4 in")).toBeVisible();
  await kept(page);

  // The removed item comes back.
  await page
    .getByRole("button", { name: /^Remove P2/ })
    .last()
    .click();
  await expect(page.getByText(/The log: 1 stay/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/The log: 2 stays/)).toBeVisible();
});
