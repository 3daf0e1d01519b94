import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openPlanner, unfoldAll } from "./planner.ts";

/** Buttons that add a list or a table to a screen, by the screen's id. */
const PRESSED: Readonly<Record<string, readonly string[]>> = {
  chart: ["Add a rest window", "Close a paddock for a while"],
  today: ["They went to P1"],
};

/** Opens everything in a planner and expects that none of it is wider than the screen. */
async function expectToFit(page: Page, planner: string): Promise<void> {
  await openPlanner(page, planner);
  const screens = await page.locator(".screen").evaluateAll((all) => all.map(({ id }) => id));
  const tooWide = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ".tool :is(p, h2, h3, label, input, button, select, summary, legend, svg)",
        ),
      ]
        .filter((each) => !each.closest(".chart-scroll, .visually-hidden, .tool-tabs"))
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .map((each) => `${each.tagName} ${each.id || each.textContent.slice(0, 30)}`),
    );
  for (const screen of screens) {
    await page.evaluate((id) => {
      location.hash = id;
    }, screen);
    await expect(page.locator(`#${screen}[data-on]`)).toBeVisible();
    await unfoldAll(page);
    for (const button of PRESSED[screen] ?? [])
      await page.locator(`#${screen}`).getByRole("button", { name: button }).click();
    await unfoldAll(page);
    expect(await tooWide(), screen).toEqual([]);
  }
  if (planner === "my-season") await expect(page.locator("#today .ledger-table")).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/** Tests that each planner fits a narrow screen, with the browser options of the calling file. */
export function testThatPlannersFit(): void {
  test.describe("at 320 px", () => {
    test.use({ viewport: { width: 320, height: 700 } });
    for (const planner of ["my-season", "budget", "water", "tests"])
      test(`${planner} fits the screen`, ({ page }) => expectToFit(page, planner));
  });
}
