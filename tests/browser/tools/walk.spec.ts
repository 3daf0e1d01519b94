import { readFile } from "node:fs/promises";
import { devices, type Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { SAVING_MS } from "../offline/desktop-only/saved-copy.ts";
import { field, keep, kept, openPlanner, show } from "./planner.ts";

const { defaultBrowserType: _, ...pixel } = devices["Pixel 7"];
test.use({
  ...pixel,
  viewport: { width: 390, height: 844 },
  serviceWorkers: "allow",
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
});
test.setTimeout(SAVING_MS);

/** A first visit in steps: taps and filled fields are counted. */
test("without a signal: from nothing to a printed chart, and a move a week later", async ({
  page,
  context,
}) => {
  let taps = 0;
  let fields = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const fill = async (target: Locator, text: string) => {
    fields += 1;
    await target.fill(text);
  };

  // At home, with a signal: the planner offers to save the site.
  await openPlanner(page, "my-season", "keep");
  await page.getByRole("button", { name: "Save for reading offline" }).tap();
  await expect(page.getByText("Saved for reading offline.").first()).toBeVisible({
    timeout: SAVING_MS,
  });
  await context.setOffline(true);
  await page.clock.setFixedTime("2027-05-10T08:00:00-05:00");
  const began = Date.now();
  await page.goto("/tools/my-season");

  await fill(field(page, "Cows"), "50");
  await fill(field(page, "Weight of one"), "1300");
  await fill(field(page, "Acres they graze"), "40");
  await fill(field(page, "Grown an acre"), "3000");
  await fill(field(page, "Days you want"), "180");
  // 40 ac × 3,000 lb × 25% ÷ 1,690 lb a day.
  await expect(page.getByText("17.8 days of grass")).toBeVisible();
  await tap(page.locator("#grass").getByText(/^Fine tuning/));
  await fill(page.locator("#grass").getByLabel("First day of grazing"), "2027-05-15");
  await tap(keep(page));
  await kept(page);

  await page.evaluate(() => {
    window.print = () => {};
    Object.defineProperty(navigator, "canShare", { value: undefined });
  });
  await show(page, "Chart");
  // The plan takes no more than a quarter of what grows.
  const taken = await page
    .locator("#chart .ticket")
    .getByText(/of 750 lb an acre taken/)
    .textContent();
  expect(Number(/([\d,]+) of 750 lb/.exec(taken ?? "")?.[1])).toBeLessThanOrEqual(750);
  await tap(page.getByRole("button", { name: "Print the chart" }));
  await expect(page.locator(".sheet-chart")).toContainText("P4");
  const paper = await page.pdf({ format: "Letter" });
  expect(paper.toString("latin1").match(/\/MediaBox/g)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  const download = page.waitForEvent("download");
  await tap(page.getByRole("button", { name: "Calendar file" }));
  const calendar = await readFile(await (await download).path(), "utf8");
  expect(calendar).toContain("SUMMARY:Move herd: P1 to P2\\, look first");
  const plan = { taps, fields };
  const seconds = Math.round((Date.now() - began) / 1000);

  // In the pasture, still no signal: the first day is logged with one press.
  await page.clock.setFixedTime("2027-05-15T08:00:00-05:00");
  [taps, fields] = [0, 0];
  await openPlanner(page, "my-season", "today");
  await tap(page.getByRole("button", { name: "They went to P1 today" }));
  await expect(page.getByText("The log: 1 stay")).toBeVisible();
  await kept(page);
  // Days late, it says so, and the move can be logged on its day.
  await page.clock.setFixedTime("2027-05-25T08:00:00-05:00");
  await page.goto("/tools");
  await page.goto("/tools/my-season");
  await expect(page.locator("#today")).toBeVisible();
  await expect(page.locator("#today .ticket")).toContainText(
    /Today to P2: the move was due .* days ago/,
  );
  await fill(field(page, "Height left behind"), "4");
  await tap(page.getByRole("button", { name: /^We moved on the day/ }));
  await expect(page.getByText("The log: 2 stays")).toBeVisible();
  await kept(page);

  console.log(`${JSON.stringify(plan)}, plan in ${seconds} s`);
  expect({ plan, move: { taps: taps - 1, fields } }).toEqual({
    plan: { taps: 4, fields: 6 },
    move: { taps: 1, fields: 1 },
  });
});
