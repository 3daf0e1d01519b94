import { expect, test } from "../fixtures.ts";
import { ACROSS, PAPERS, printedSheets, UPRIGHT } from "../visual/printed-sheets.ts";
import { openFirstYearPlan } from "./first-year-plan.ts";
import { field, openPlanner, openRanch, show } from "./planner.ts";

/** The orientation of each page. */
const shapes = async (pdf: Buffer) =>
  (await printedSheets(pdf)).map(({ width, height }) => (width > height ? "landscape" : "upright"));

const PLANNERS = [
  ["my-season", ["chart", "drought"], ["landscape", "upright"]],
  ["budget", ["shopping", "budget"], ["upright", "upright"]],
  ["water", ["water"], ["upright"]],
  ["tests", ["tests"], ["upright"]],
] as const;

for (const [planner, sheets, expected] of PLANNERS) {
  test(`the browser's own print command prints the sheets of ${planner}, each on one page`, async ({
    page,
  }) => {
    await page.goto(`/tools/${planner}`);
    // The sheets are laid out once they have loaded.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      for (const sheet of sheets)
        await expect(page.locator(`.sheets .sheet-${sheet}`)).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.locator(".sheets")).toHaveCount(0);
    for (const format of expected.some((shape) => shape === "landscape") ? PAPERS : UPRIGHT)
      expect(await shapes(await page.pdf({ format })), format).toEqual(expected);
  });
}

test("each blank form prints on one sheet of Letter and of A4", async ({ page }) => {
  await page.goto("/tools/blank-forms");
  const forms = await page
    .locator(".sheet")
    .evaluateAll((all) =>
      all.map((sheet) => (sheet.classList.contains("wide") ? "landscape" : "upright")),
    );
  expect(forms.length).toBeGreaterThan(5);
  for (const format of PAPERS)
    expect(await shapes(await page.pdf({ format })), format).toEqual(forms);
});

test("a chosen blank form prints alone, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/tools/blank-forms");
  await page.getByRole("link", { name: "Grazing chart" }).click();
  await expect(page.locator(".sheet:visible h2")).toHaveText(["Grazing chart"]);
  const fits = await page
    .locator(".sheet:visible")
    .evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth);
  expect(fits).toBe(true);
  expect(await shapes(await page.pdf({ format: "Letter" }))).toEqual(["landscape"]);
  await page.getByRole("link", { name: "All forms" }).click();
  await expect(page.locator(".sheet:visible")).toHaveCount(7);
});

test("the first-year plan prints on one sheet, without the rest of the page, and leads to the planner for what was answered", async ({
  page,
}) => {
  await openFirstYearPlan(page);
  const plan = page.locator(".first-year");
  await expect(plan.getByRole("link", { name: "Continue in Can I Pay for It?" })).toBeVisible();
  await plan.getByRole("textbox", { name: /^Whole ranch/ }).fill("400");
  for (const format of UPRIGHT) {
    await plan.getByRole("button", { name: "Print the plan" }).click();
    const sheet = page.locator(".sheet-plan");
    await expect(sheet).toContainText("40 of 400 acres");
    await expect(page.locator("html")).toHaveClass(/printed/);
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    for (const around of [page.getByRole("heading", { level: 1 }), plan])
      await expect(around).toBeHidden();
    await page.emulateMedia({ media: null });
    expect(await shapes(await page.pdf({ format })), format).toEqual(["upright"]);
  }
});

test("sixty paddocks continue on more sheets, each with its plan", async ({ page }) => {
  await page.clock.setFixedTime("2027-05-01T08:00:00-05:00");
  await page.goto("/tools/my-season");
  await openRanch(page, ({ season }) => ({
    id: "many",
    paddocks: Array.from({ length: 60 }, (_, index) => ({
      id: `many-${index}`,
      name: `P${index + 1}`,
      acres: 6,
      rating: 5,
    })),
    season: { ...season, start: "2027-05-15" },
  }));
  await expect(page.locator(".tool-count")).toContainText("60");
  await page.evaluate(() => {
    window.print = () => {};
  });
  await show(page, "Chart");
  for (const format of ACROSS) {
    await page.getByRole("button", { name: "Print the chart" }).click();
    await expect(page.locator(".sheet")).toHaveCount(5);
    await expect(page.locator(".sheet").last()).toContainText("Sheet 5 of 5");
    for (const sheet of await page.locator(".sheet").all())
      expect(await sheet.locator(".ink-planned").count(), format).toBeGreaterThan(3);
    expect(await shapes(await page.pdf({ format })), format).toEqual(
      Array.from({ length: 5 }, () => "landscape"),
    );
  }
});

// What the planners answer is tested without a browser (app/domain/tools/planners/planners.test.ts).
test("an answer follows a choice, a box and a button beside a number", async ({ page }) => {
  await openPlanner(page, "budget", "fall");
  const fall = page.locator("#fall");
  await expect(fall).toContainText("Continue");
  await fall.getByRole("textbox", { name: /^Cash left over/ }).fill("0");
  await expect(fall.locator(".ticket-figure")).toHaveText("Repeat");
  await fall.getByRole("button", { name: "Less: Cash left over" }).click();
  await fall.getByRole("radio", { name: "No" }).check();
  await expect(fall.locator(".ticket-figure")).toHaveText("Stop");

  await show(page, "Kit");
  const kit = page.locator("#kit");
  await kit.getByRole("button", { name: "Add a line" }).click();
  const line = kit.locator("summary", { hasText: "A line of your own" }).last();
  await line.click();
  await field(kit, "How many").last().fill("3");
  await field(kit, "Price of one").last().fill("1100");
  await expect(line).toContainText("$3,300");

  await openPlanner(page, "tests", "nitrate");
  const report = page.locator("#nitrate");
  // A made-up result helps nobody: tests open empty.
  await expect(report.getByText(/^Still empty/)).toBeVisible();
  await field(report, "On the report").fill("3000");
  await report.getByLabel("Nitrate-N (NO3-N)").click();
  await expect(report.locator(".ticket-figure")).toHaveText("None");
  await report.getByLabel("Some are bred, or may be").uncheck();
  await expect(report.locator(".ticket-figure")).toHaveText("A quarter");
});
