import { FIXED_ADDRESSES } from "#tests/support/content-pages.ts";
import { expect, test } from "../fixtures.ts";
import { paperLinksReady } from "./paper-links-ready.ts";
import { holes, printedSheets } from "./printed-sheets.ts";

test.setTimeout(90_000);

/** A sheet that is blank in places is a form to write on. */
const FORMS = /^\/tools\/(?:blank-forms|my-season|budget|water|tests)$/;

/** The maximum number of printed sheets of the longest pages. */
const MAX_SHEETS: Readonly<Record<string, number>> = {
  "/practices/grazing": 5,
  "/practices/soil": 4,
  "/practices/water": 4,
  "/practices/animal-health": 4,
  "/getting-started/assessment": 4,
};

for (const address of FIXED_ADDRESSES.filter((address) => !FORMS.test(address))) {
  test(`${address} prints without half-empty sheets`, async ({ page }) => {
    await page.goto(address);
    if (await page.locator("main :is(.prose, .questions)").count()) await paperLinksReady(page);
    for (const format of ["Letter", "A4"] as const) {
      const sheets = await printedSheets(await page.pdf({ format }));
      expect(sheets.length, format).toBeLessThanOrEqual(MAX_SHEETS[address] ?? 4);
      expect(holes(sheets), format).toEqual([]);
    }
  });
}

test("posts print on four sheets at most, none of them half empty", async ({ page, request }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const posts = [...map.matchAll(/<loc>[^<]*?(\/blog\/\d{4}\/[^<]*)<\/loc>/g)];
  expect(posts.length).toBeGreaterThan(0);
  for (const [, post = ""] of posts) {
    await page.goto(post);
    await paperLinksReady(page);
    for (const format of ["Letter", "A4"] as const) {
      const sheets = await printedSheets(await page.pdf({ format }));
      expect(sheets.length, `${post} on ${format}`).toBeLessThanOrEqual(4);
      expect(holes(sheets), `${post} on ${format}`).toEqual([]);
    }
  }
});
