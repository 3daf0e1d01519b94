import { expect, test } from "../fixtures.ts";
import { holes, paperLinksReady, PAPERS, printedSheets, UPRIGHT } from "./printed-sheets.ts";

/** One of each kind in each language; `npm run test:all` prints the others too. */
const some = <Each>(first: readonly Each[], others: readonly Each[]) =>
  process.env.TEST_ALL === undefined ? first : [...first, ...others];

/** The field sheets and how many sides of paper each fills. */
const SHEETS = some<readonly [name: string, sides: number]>(
  [["stop-grazing", 1]],
  [
    ["turn-in", 2],
    ["cost-share", 1],
    ["people", 1],
    ["regions", 1],
  ],
);

for (const [sheet, sides] of SHEETS) {
  test(`the field sheet /tools/${sheet} fits its sides of paper: ${sides}`, async ({ page }) => {
    await page.goto(`/tools/${sheet}`);
    for (const format of UPRIGHT) {
      const printed = await printedSheets(await page.pdf({ format }));
      expect(printed.length, format).toBe(sides);
      expect(holes(printed), format).toEqual([]);
    }
    // The date when it was checked, and its sources, are printed too.
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main time").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  });
}

test("an element that a browser extension appends to the page prints no extra sheet @rare", async ({
  page,
}) => {
  await page.goto("/tools/turn-in");
  await page.evaluate(() =>
    document.documentElement.append(document.createElement("grammarly-desktop-integration")),
  );
  const printed = await printedSheets(await page.pdf({ format: "Letter" }));
  expect(printed.length).toBe(2);
});

/** The Spanish sheets, the sides each fills and the least type on the front, in points: turn-in is read at a gate. */
const TWO_SIDED = some<readonly [name: string, sides: number, type: number]>(
  [["turn-in", 4, 11]],
  [
    ["stop-grazing", 2, 7.5],
    ["blank-forms", 14, 7],
  ],
);

for (const [sheet, sides, type] of TWO_SIDED) {
  test(`/es/tools/${sheet} prints each side in Spanish with its English on the back in the same type size`, async ({
    page,
  }) => {
    await page.goto(`/es/tools/${sheet}`);
    for (const format of UPRIGHT) {
      const printed = await printedSheets(await page.pdf({ format }));
      expect(printed.length, format).toBe(sides);
      const languages = printed.map(({ text }) => (/ (?:the|of|or|and) /.test(text) ? "en" : "es"));
      expect(languages, format).toEqual(printed.map((_, index) => (index % 2 ? "en" : "es")));
      expect(printed[0]?.type, format).toBeGreaterThanOrEqual(type);
      if (sheet !== "blank-forms")
        expect(
          printed.map((each) => each.type),
          format,
        ).toEqual(printed.map((_, index) => printed[index - (index % 2)]?.type));
    }
  });
}

for (const [path, sides, most] of some<readonly [path: string, sides: number, most: number]>(
  [["/getting-started/quick-start", 1, 4]],
  [["/es/getting-started/quick-start", 2, 6]],
)) {
  test(`the thirty days of ${path} fill one landscape sheet, followed by the full text in portrait`, async ({
    page,
  }) => {
    await page.goto(path);
    await paperLinksReady(page);
    await expect(page.locator(".days-sheet").first()).toBeHidden();
    for (const format of PAPERS) {
      const sheets = await printedSheets(await page.pdf({ format }));
      expect(sheets.length, format).toBeLessThanOrEqual(most);
      expect(holes(sheets), format).toEqual([]);
      const across = sheets.map(({ width, height }) => width > height);
      expect(across, format).toEqual(across.map((_, index) => index < sides));
    }
    await page.emulateMedia({ media: "print" });
    // As wide as landscape Letter between its margins.
    await page.setViewportSize({ width: 979, height: 740 });
    const days = page.locator(".days-sheet li");
    await expect(days).toHaveCount(30 * sides);
    const covered = await days.evaluateAll((all) =>
      all.flatMap((day) => {
        const end = day.querySelector("p")?.getBoundingClientRect().bottom ?? 0;
        const minutes = day.querySelector("small")?.getBoundingClientRect().top ?? 0;
        return end > minutes ? [day.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
  });
}
