import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { openFolds } from "./planner.ts";

export const PLANNERS = ["my-season", "budget", "water", "tests"] as const;

/** Opens everything in a planner and expects that none of it is wider than the screen. */
export async function expectToFit(page: Page, planner: (typeof PLANNERS)[number]): Promise<void> {
  await page.goto(`/tools/${planner}`);
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  if (planner === "my-season")
    for (const adder of ["Add a rest window", "Close a paddock for a while"])
      await page.getByText(adder, { exact: true }).dispatchEvent("click");
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
    await openFolds(page);
    expect(await beside(), screen).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
