import type { Page } from "@playwright/test";
import { inEnglish, languageOf } from "#app/language/language.ts";
import { FIXED_ADDRESSES } from "#tests/support/content-pages.ts";
import { expect, test } from "../fixtures.ts";
import { holes, paperLinksReady, printedSheets, UPRIGHT } from "./printed-sheets.ts";

test.setTimeout(90_000);

/** Pages that print forms to write on, which are meant to be blank in places. */
const FORMS = /^(?:\/es)?\/tools\/(?:blank-forms|my-season|budget|water|tests)$/;

/** The maximum number of printed sheets, by address; 4 for all other pages. */
const MAX_SHEETS: Readonly<Record<string, number>> = {
  "/": 1,
  "/practices/grazing": 5,
  "/practices/soil": 4,
  "/practices/water": 4,
  "/practices/animal-health": 4,
  "/getting-started/assessment": 4,
};

/** The maximum for a page: Spanish needs a tenth more letters, and some sheets have their English on the back. */
async function mostSheets(page: Page, address: string): Promise<number> {
  const most = (path: string) => MAX_SHEETS[path] ?? 4;
  if (languageOf(address) === "en") return most(address);
  const backs = await page.locator(".other-side").count();
  return Math.ceil(most(inEnglish(address)) * 1.1) + backs;
}

const all = process.env.TEST_ALL !== undefined;
const ADDRESSES = all
  ? FIXED_ADDRESSES.filter((address) => !FORMS.test(address))
  : ["/practices/grazing"];

for (const address of ADDRESSES) {
  test(`${address} prints without half-empty sheets`, async ({ page }) => {
    await page.goto(address);
    if (await page.locator("main :is(.prose, .questions)").count()) await paperLinksReady(page);
    const most = await mostSheets(page, address);
    for (const format of UPRIGHT) {
      const sheets = await printedSheets(await page.pdf({ format }));
      expect(sheets.length, format).toBeLessThanOrEqual(most);
      expect(holes(sheets), format).toEqual([]);
    }
  });
}

test("posts print on four sheets at most, none of them half empty", async ({ page, request }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const posts = [...map.matchAll(/<loc>[^<]*?(\/blog\/\d{4}\/[^<]*)<\/loc>/g)];
  expect(posts.length).toBeGreaterThan(0);
  for (const [, post = ""] of all ? posts : posts.slice(0, 1)) {
    await page.goto(post);
    await paperLinksReady(page);
    for (const format of UPRIGHT) {
      const sheets = await printedSheets(await page.pdf({ format }));
      expect(sheets.length, `${post} on ${format}`).toBeLessThanOrEqual(4);
      expect(holes(sheets), `${post} on ${format}`).toEqual([]);
    }
  }
});
