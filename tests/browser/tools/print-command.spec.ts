import { expect, hold, test } from "../fixtures.ts";
import { PAPERS, printedSheets, UPRIGHT } from "../visual/printed-sheets.ts";

/** The orientation of each page. */
const shapes = async (pdf: Buffer) =>
  (await printedSheets(pdf)).map(({ width, height }) => (width > height ? "landscape" : "upright"));

const PLANNERS = [
  ["my-season", ["chart", "drought"], ["landscape", "upright"]],
  ["budget", ["shopping", "budget"], ["upright", "upright"]],
  ["water", ["water"], ["upright"]],
  ["tests", ["tests"], ["upright"]],
] as const;

// The planners share the code for this; `npm run test:all` tries each of them.
for (const [planner, sheets, expected] of PLANNERS.slice(0, process.env.TEST_ALL ? 4 : 1)) {
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

test("printing before a planner's sheets have loaded prints a note instead, and the next print has the sheets @rare", async ({
  page,
}) => {
  const release = await hold(page, "**/water-sheet-*.js");
  await page.goto("/tools/water");
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByText("prints its sheets once they have loaded")).toBeVisible();
  await expect(page.locator(".tool-tabs")).toBeHidden();
  release();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".sheet-water")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText("prints its sheets once they have loaded")).toBeHidden();
});

test("each blank form prints on one sheet of Letter and of A4; a single form prints alone and fits a phone's screen", async ({
  page,
}) => {
  await page.goto("/tools/blank-forms");
  const forms = await page
    .locator(".sheet")
    .evaluateAll((all) =>
      all.map((sheet) => (sheet.classList.contains("wide") ? "landscape" : "upright")),
    );
  expect(forms.length).toBeGreaterThan(5);
  for (const format of PAPERS)
    expect(await shapes(await page.pdf({ format })), format).toEqual(forms);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("link", { name: "Grazing chart" }).click();
  await expect(page.locator(".sheet:visible h2")).toHaveText(["Grazing chart"]);
  const fits = await page
    .locator(".sheet:visible")
    .evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth);
  expect(fits).toBe(true);
  expect(await shapes(await page.pdf({ format: "Letter" }))).toEqual(["landscape"]);
  await page.getByRole("link", { name: "All forms" }).click();
  await expect(page.locator(".sheet:visible")).toHaveCount(forms.length);
});

test("in another app's built-in browser, which cannot print, a page says where to open it instead of offering to print", async ({
  page,
}) => {
  const note = page.getByText("You’re inside another app.");
  await page.goto("/getting-started/first-steps");
  await expect(note).toBeHidden();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userAgent", {
      value: "Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/4]",
    }),
  );
  for (const address of ["/tools/my-season", "/getting-started/first-steps"]) {
    await page.goto(address);
    await expect(note).toBeVisible();
    await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  }
});
