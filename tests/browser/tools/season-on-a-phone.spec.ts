import type { Page } from "@playwright/test";
import { expect, PHONE, test } from "../fixtures.ts";
import { field, fileFrom, keep, kept, openPlanner, show } from "./planner.ts";

test.use({ ...PHONE, expectedErrors: ["net::ERR_INTERNET_DISCONNECTED"] });

/** Waits until the page has loaded a script, and returns its address. */
const loadedScript = (page: Page, name: string) =>
  page.waitForFunction(
    (part) =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry.name)
        .find((address) => address.includes(`/${part}-`) && address.endsWith(".js")) ?? "",
    name,
  );

test("five numbers, their answer and the planner's six tabs fit on one phone screen", async ({
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

test("without a network a rancher's own numbers give a printed chart and a calendar file", async ({
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
  // Imports the prefetched sheet: a module runs only once all its imports have loaded.
  const sheets = await loadedScript(page, "chart-sheet");
  await sheets.evaluate((address) => import(address));
  await loadedScript(page, "chart-files");
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
});
