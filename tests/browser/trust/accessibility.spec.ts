import { readFileSync } from "node:fs";
import { axeFaults, COLOUR_RULES, OTHER_RULES } from "../axe.ts";
import { awake, expect, test } from "../fixtures.ts";

/** Every address that the site map for search engines lists, and the login. */
const PAGES = [
  ...Array.from(
    readFileSync("dist/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  ),
  "/admin/login",
];
/** Screens that only the browser draws. */
const DRAWN_LATER = [
  "/no/such/page",
  "/practices/unknown-type",
  "/blog/category/unknown-one",
  "/blog/2025/05/nope",
  "/blog?q=water",
  "/blog?q=nosuchthing",
];

test("no rule of axe is broken at any address, in either theme", async ({ page, expectedErrors }, {
  project,
}) => {
  test.setTimeout(300_000);
  expectedErrors.push("404 (Not Found)");
  expect(PAGES.length).toBeGreaterThan(40);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of [...PAGES, ...DRAWN_LATER]) {
    await page.goto(address);
    if (DRAWN_LATER.includes(address)) await awake(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await axeFaults(page, OTHER_RULES), address).toEqual([]);
    // Colours are the same on every size of screen; measuring them takes most of the time.
    if (project.name !== "desktop") continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFaults(page, COLOUR_RULES), `${address}, ${colorScheme}`).toEqual([]);
    }
  }
});
