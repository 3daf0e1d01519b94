import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { unfoldAll } from "./planner.ts";

export const PLANNERS = ["my-season", "budget", "water", "tests"] as const;

/** What adds a list or a table to a screen. */
const PRESSED: Readonly<Record<string, readonly string[]>> = {
  chart: ["Add a rest window", "Close a paddock for a while"],
  today: ["They went to P1"],
};

/** Opens everything in a planner and expects that none of it is wider than the screen. */
export async function expectToFit(page: Page, planner: (typeof PLANNERS)[number]): Promise<void> {
  await page.goto(`/tools/${planner}`);
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  const screens = await page.locator(".screen").evaluateAll((all) => all.map(({ id }) => id));
  const beside = () =>
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
    expect(await beside(), screen).toEqual([]);
  }
  if (planner === "my-season") await expect(page.locator("#today .ledger-table")).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
