import { readFile } from "node:fs/promises";
import { devices, type Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { SAVING_MS } from "../offline/desktop-only/saved-copy.ts";

const { defaultBrowserType: _, ...pixel } = devices["Pixel 7"];
test.use({
  ...pixel,
  viewport: { width: 390, height: 844 },
  serviceWorkers: "allow",
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
});
test.setTimeout(SAVING_MS);

/** The steps of docs/walks/planner.md: taps and filled fields are counted. */
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
  const number = (label: string, within: Locator = page.locator(".tool")) =>
    within.getByRole("textbox", { name: new RegExp(`^${label}`) });

  // At home, with a signal: the planner offers to save the site.
  await page.goto("/tools/my-season");
  const keeping = page.getByRole("region", { name: "Keep it and take it with you" });
  await keeping.getByRole("button", { name: "Save for reading offline" }).tap();
  await expect(keeping.getByText("Saved for reading offline.")).toBeVisible({ timeout: SAVING_MS });
  await context.setOffline(true);
  await page.clock.setFixedTime("2027-05-10T08:00:00-05:00");
  const began = Date.now();
  await page.goto("/tools");

  await tap(page.locator("main").getByRole("link", { name: "My season" }).first());
  await tap(page.getByRole("button", { name: "Start with mine" }));
  await fill(number("How many"), "50");
  await fill(number("Weight of one"), "1300");
  await fill(number("The whole ranch"), "400");
  const pasture = page.locator("details.tool-row").first();
  await fill(number("Acres", pasture), "400");
  await fill(number("Grown on an acre", pasture), "3000");
  await fill(number("Days of grazing you want"), "180");
  await fill(page.getByLabel("First day of grazing"), "2027-05-15");
  await tap(page.getByText("Names, acres and grass of each paddock"));
  for (const paddock of [1, 2, 3, 4])
    await fill(page.locator(`[id="paddocks.p${paddock}.acres"]`), "10");
  await expect(page.locator(".moves li").first()).toBeVisible();
  await tap(page.locator(".save-bar").getByRole("button", { name: "Keep on this phone" }));
  await expect(page.getByText("Saved on this phone")).toBeVisible();

  await page.evaluate(() => {
    window.print = () => {};
    Object.defineProperty(navigator, "canShare", { value: undefined });
  });
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

  // A week later, in the pasture: still no signal.
  await page.clock.setFixedTime("2027-05-22T08:00:00-05:00");
  [taps, fields] = [0, 0];
  await page.goto("/tools/my-season");
  await expect(number("How many")).toHaveValue("50");
  await expect(page.getByText("Today, May 22: the herd is in")).toBeVisible();
  await tap(page.getByRole("button", { name: "Save the first day" }));
  await expect(page.getByText("The log: 1 stay")).toBeVisible();
  await expect(page.getByText("Saved on this phone")).toBeVisible();
  await page.clock.setFixedTime("2027-05-25T08:00:00-05:00");
  await page.reload();
  await expect(page.getByText("Today, May 25: the herd is in")).toBeVisible();
  const [tapsBefore, fieldsBefore] = [taps, fields];
  await fill(number("Height left behind"), "4");
  await tap(page.getByRole("button", { name: "Save the move" }));
  await expect(page.getByText("The log: 2 stays")).toBeVisible();
  await expect(page.getByText("Saved on this phone")).toBeVisible();

  const walked = { plan, move: { taps: taps - tapsBefore, fields: fields - fieldsBefore } };
  console.log(`${JSON.stringify(walked)}, plan in ${seconds} s`);
  expect(walked).toEqual({ plan: { taps: 6, fields: 11 }, move: { taps: 1, fields: 1 } });
});
