import { readFileSync } from "node:fs";
import { axeProblems, COLOR_RULES } from "../axe.ts";
import { ready, expect, test } from "../fixtures.ts";

/** Every address in sitemap.xml, and the login. */
const PAGES = [
  ...Array.from(
    readFileSync("dist/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  ),
  "/admin/login",
];
/** Screens rendered only in the browser. */
const DRAWN_LATER = [
  "/no/such/page",
  "/es/nada",
  "/es/search?q=acido",
  "/practices/unknown-type",
  "/blog/category/unknown-one",
  "/blog/2025/05/nope",
  "/blog?q=water",
  "/blog?q=nosuchthing",
];
/** A page of each kind. `npm run test:all` checks every address. */
const SAMPLE = [
  "/",
  "/about/science",
  "/getting-started",
  "/getting-started/assessment",
  "/getting-started/first-steps",
  "/getting-started/quick-start",
  "/practices/grazing",
  "/tools/turn-in",
  "/tools/my-season",
  "/blog",
  "/blog/archive",
  "/blog/category/grazing",
  PAGES.find((address) => /^\/blog\/\d/.test(address)) ?? "no post",
  "/privacy",
  "/es",
  "/es/getting-started/assessment",
  "/es/tools/blank-forms",
  "/admin/login",
];
const ADDRESSES = [...(process.env.TEST_ALL === undefined ? SAMPLE : PAGES), ...DRAWN_LATER];
/** Addresses per test, so that workers can share the load. */
const AT_ONCE = 6;

test("the list covers every address, and the sample is part of it", () => {
  expect(PAGES.length).toBeGreaterThan(40);
  expect(SAMPLE.filter((address) => !PAGES.includes(address))).toEqual([]);
});

test.describe("no rule of axe is broken at any address, in either theme", () => {
  for (let first = 0; first < ADDRESSES.length; first += AT_ONCE) {
    const addresses = ADDRESSES.slice(first, first + AT_ONCE);
    test(addresses.join(" "), async ({ page, expectedErrors }) => {
      expectedErrors.push("404 (Not Found)");
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const address of addresses) {
        await page.goto(address);
        if (DRAWN_LATER.includes(address)) await ready(page);
        if (address.startsWith("/blog?q=")) await expect(page.locator(".found q")).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect.soft(await axeProblems(page), address).toEqual([]);
        // A theme changes only colors.
        await page.emulateMedia({ colorScheme: "dark" });
        expect.soft(await axeProblems(page, COLOR_RULES), `${address}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
      }
    });
  }
});
