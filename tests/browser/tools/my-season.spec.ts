import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** A number field by its label, which its plus and minus buttons contain too. */
const field = (within: Page | Locator, label: string) =>
  within.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** Waits until React has hydrated the planner, so that its numbers respond. */
async function openSeason(page: Page): Promise<void> {
  await page.goto("/tools/my-season");
  await expect(page.getByText("148 days of grass")).toBeVisible();
  await page.getByRole("button", { name: "Start with mine" }).click();
  await expect(field(page, "How many")).toHaveValue("");
}

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

test("without a script the worked example reads whole", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/tools/my-season`);
  await expect(page.getByText("148 days of grass")).toBeVisible();
  await expect(page.getByText("400 ac × 3,000 lb × 25% ÷ 2,028 lb a day")).toBeVisible();
  await context.close();
});

test.describe("with the network off", () => {
  test.use({ expectedErrors: ["net::ERR_INTERNET_DISCONNECTED"] });

  test("a rancher creates a chart and a calendar from scratch, and later logs a move", async ({
    page,
    context,
  }) => {
    await openSeason(page);
    // An empty field is reported by name.
    await expect(page.getByText(/Still empty: .*head/).first()).toBeVisible();

    await field(page, "How many").fill("50");
    await field(page, "Weight of one").fill("1,300 lb");
    await field(page, "The whole ranch").fill("400");
    const pasture = page.locator("details.tool-row").first();
    await field(pasture, "Acres").fill("400");
    await field(pasture, "Grown on an acre in a whole year").fill("300000");
    await expect(page.getByText("No pasture grows 300,000 lb an acre.").first()).toBeVisible();
    await field(pasture, "Grown on an acre in a whole year").fill("3000");
    await field(page, "Days of grazing you want").fill("180");
    await page.getByLabel("First day of grazing").fill("2027-05-15");
    await expect(page.getByText("178 days of grass")).toBeVisible();
    await page.getByText("Names, acres and grass of each paddock").click();
    for (const number of [1, 2, 3, 4])
      await page.locator(`[id="paddocks.p${number}.acres"]`).fill("10");
    await expect(page.locator(".moves li").first()).toBeVisible();
    await page.getByRole("button", { name: "Keep on this phone" }).first().click();
    await expect(page.getByText("Saved on this phone")).toBeVisible();
    // The sheets are prefetched with their imports, since a module runs only once all are loaded.
    for (const sheet of ["season-sheets", "drought-sheet"]) {
      const module = await fetched(page, sheet);
      await module.evaluate((address) => import(address));
    }
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

    const download = page.waitForEvent("download");
    await page.evaluate(() => {
      Object.defineProperty(navigator, "canShare", { value: undefined });
    });
    await page.getByRole("button", { name: "Calendar file" }).click();
    const calendar = await readFile(await (await download).path(), "utf8");
    expect(calendar).toContain("SUMMARY:Move herd: P1 to P2\\, look first");
    expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);

    // Next week, with signal for the page itself.
    await context.setOffline(false);
    await page.reload();
    // The planner is hydrated when it is in view, and the browser may restore a position below it.
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await expect(page.getByText("178 days of grass")).toBeVisible();
    await page.locator('[id="log.on"]').fill("2027-05-15");
    await page.getByRole("button", { name: "Save the first day" }).click();
    await page.locator('[id="log.on"]').fill("2027-05-22");
    await field(page, "Height left behind").fill("4");
    await page.getByRole("button", { name: "Save the move" }).click();
    await page.getByText(/The log: 2 stays/).click();
    await expect(page.getByText("left 4 in")).toBeVisible();
    await expect(page.getByText("Saved on this phone")).toBeVisible();

    // The removed item comes back.
    await page
      .getByRole("button", { name: /^Remove P2/ })
      .last()
      .click();
    await expect(page.getByText(/The log: 1 stay/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/The log: 2 stays/)).toBeVisible();
  });
});

test("numbers from a link are shown beside one's own until they are accepted", async ({ page }) => {
  await page.goto("/tools/my-season#stocking?v=1&hd=80&wt=99999&gr=2000");
  await expect(page.getByRole("heading", { name: "Sent to you" })).toBeVisible();
  await expect(page.getByText("148 days of grass")).toBeVisible();
  await expect(page.getByText(/Left out.*Weight/)).toBeVisible();
  await page.getByRole("button", { name: "Use them here" }).click();
  await expect(field(page, "How many")).toHaveValue("80");
});

/** Opens the planner like a slow phone: its script loads when the returned function is called. */
async function openSlowly(page: Page): Promise<() => void> {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/my-season-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/tools/my-season");
  return come;
}

test("a number typed before React has loaded is used", async ({ page }) => {
  const come = await openSlowly(page);
  await field(page, "How many").fill("120");
  come();
  await expect(page.getByText("74 days of grass")).toBeVisible();
  await expect(field(page, "How many")).toHaveValue("120");
});

test("presses and typing before React has loaded are replayed in order", async ({ page }) => {
  const come = await openSlowly(page);
  await field(page, "The whole ranch").fill("999");
  await page.getByRole("button", { name: "Start with mine" }).click();
  await field(page, "How many").fill("50");
  await page.getByRole("button", { name: "More: How many" }).click();
  await field(page, "Weight of one").fill("1200");
  come();
  await expect(field(page, "How many")).toHaveValue("51");
  await expect(field(page, "Weight of one")).toHaveValue("1200");
  await expect(field(page, "The whole ranch")).toHaveValue("");
  await expect(page.locator(".tool-summary").first()).toContainText("51 head, 61.2 animal units");
});

test("what is typed after a press is used, even if no script had loaded yet", async ({ page }) => {
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/tools/my-season", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Start with mine" }).click();
  await field(page, "How many").fill("32");
  await field(page, "Weight of one").fill("1200");
  load();
  await expect(page.locator(".tool-summary").first()).toContainText("32 head, 38.4 animal units");
  await expect(field(page, "How many")).toHaveValue("32");
  await expect(field(page, "The whole ranch")).toHaveValue("");
});

test("a foreign file is rejected and changes nothing", async ({ page }) => {
  await page.goto("/tools/my-season");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a backup" }).click();
  await (await chooser).setFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"app":"first-paddock","schema":7}'),
  });
  await expect(page.getByRole("alert")).toContainText("newer version of the planner");
  await expect(page.getByText("148 days of grass")).toBeVisible();
});
