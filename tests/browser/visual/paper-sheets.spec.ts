import { expect, test } from "../fixtures.ts";
import { paperLinksReady } from "./paper-links-ready.ts";

const SHEETS = ["turn-in", "stop-grazing", "cost-share", "people", "regions"] as const;

/** Counts the pages of a PDF file, which are objects of type Page (their list has type Pages). */
function pageCount(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const sheet of SHEETS) {
  test(`the field sheet /tools/${sheet} prints on one page of Letter and of A4`, async ({
    page,
  }) => {
    await page.goto(`/tools/${sheet}`);
    for (const format of ["Letter", "A4"] as const) {
      expect(pageCount(await page.pdf({ format })), format).toBe(1);
    }
  });

  test(`/tools/${sheet} prints when it was checked, and its sources`, async ({ page }) => {
    await page.goto(`/tools/${sheet}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main time").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  });
}

/** The maximum number of printed sheets per page. */
const LONG_PAGES = [
  ["/practices/grazing", 5],
  ["/practices/soil", 5],
  ["/practices/water", 5],
  ["/practices/animal-health", 5],
  ["/getting-started/first-steps", 3],
  ["/blog/2024/07/rest-is-the-tool-you-already-own", 4],
  ["/blog/2025/03/fence-and-water-on-a-small-budget", 4],
  ["/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks", 4],
] as const;

for (const [path, sheets] of LONG_PAGES) {
  test(`${path} prints on ${sheets} sheets at most`, async ({ page }) => {
    await page.goto(path);
    await paperLinksReady(page);
    for (const format of ["Letter", "A4"] as const) {
      expect(pageCount(await page.pdf({ format })), format).toBeLessThanOrEqual(sheets);
    }
  });
}

/** The width and height of each page, in points. */
function pageSizes(pdf: Buffer): readonly (readonly [number, number])[] {
  return Array.from(
    pdf.toString("latin1").matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g),
    ([, width, height]) => [Number(width), Number(height)] as const,
  );
}

test("the thirty days fill one landscape sheet, followed by the full text in portrait", async ({
  page,
}) => {
  await page.goto("/getting-started/quick-start");
  await paperLinksReady(page);
  await expect(page.locator(".days-sheet")).toBeHidden();
  for (const format of ["Letter", "A4"] as const) {
    const sizes = pageSizes(await page.pdf({ format }));
    expect(sizes.length, format).toBeLessThanOrEqual(4);
    const across = sizes.map(([width, height]) => width > height);
    expect(across, format).toEqual([true, ...across.slice(1).map(() => false)]);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".days-sheet li .box")).toHaveCount(30);
});

test("a page longer than a sheet is counted as more than one", async ({ page }) => {
  await page.goto("/practices/animal-health");
  expect(pageCount(await page.pdf({ format: "Letter" }))).toBeGreaterThan(1);
});
