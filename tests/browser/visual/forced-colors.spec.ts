import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openPlanner } from "../tools/planner.ts";

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

test("text, controls and scales stay visible in forced colors, and filled squares differ from empty ones", async ({
  page,
}) => {
  for (const path of ["/getting-started/assessment", "/"]) {
    await test.step(path, async () => {
      await page.goto(path);
      const unseen = await page.evaluate(() => {
        const probe = document.createElement("i");
        probe.style.color = "Canvas";
        document.body.append(probe);
        const canvas = getComputedStyle(probe).color;
        probe.remove();
        // With forced colors every background is the canvas color, so text in that color is invisible.
        return [
          ...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, button, label, th, td)"),
        ]
          .filter((part) => part.textContent?.trim() && getComputedStyle(part).color === canvas)
          .map((part) => part.outerHTML.slice(0, 90));
      });
      expect(unseen).toEqual([]);
      await expect(page.locator(".top .btn")).toHaveCSS("border-top-width", "2px");
      // Otherwise a select has no arrow, and looks like a field to type in.
      for (const select of await page.locator("select").all()) {
        await expect(select).toHaveCSS("appearance", "auto");
      }
    });
  }
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await background(".years .ten i.on")).not.toBe(await background(".years .ten i:not(.on)"));
});

test("in forced colors the current item of a menu is marked by more than bold letters @rare", async ({
  page,
}) => {
  const isMarked = (part: Locator) => expect(part.first()).toHaveCSS("outline-style", "solid");
  await openPlanner(page);
  await isMarked(page.locator(".tool-tabs [aria-current]"));
  await page.goto("/practices/water");
  await isMarked(page.locator(".submenu [aria-current]"));
  await page.setViewportSize({ width: 390, height: 844 });
  await isMarked(page.locator("#small-menu details:has([aria-current]) > summary"));
});

test("in forced colors the note on the login page has an outline @rare", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.locator(".demo")).toHaveCSS("outline-style", "solid");
});
