import { expect, test } from "../fixtures.ts";

const SHEETS = ["turn-in", "stop-grazing", "cost-share", "people", "regions"] as const;

/** Pages of a PDF file: each is an object of type Page; their list is of type Pages. */
function pageCount(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const sheet of SHEETS) {
  test(`the field sheet /tools/${sheet} is one page of Letter and of A4`, async ({ page }) => {
    await page.goto(`/tools/${sheet}`);
    for (const format of ["Letter", "A4"] as const) {
      expect(pageCount(await page.pdf({ format })), format).toBe(1);
    }
  });

  test(`/tools/${sheet} says on paper when it was checked, and where its figures come from`, async ({
    page,
  }) => {
    await page.goto(`/tools/${sheet}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main time").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  });
}

test("a page longer than a sheet is counted as more than one", async ({ page }) => {
  await page.goto("/practices/animal-health");
  expect(pageCount(await page.pdf({ format: "Letter" }))).toBeGreaterThan(1);
});
