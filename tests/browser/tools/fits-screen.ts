import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const PLANNERS = ["my-season", "budget", "water", "tests"] as const;

/** Opens everything in a planner and expects that none of it is wider than the screen. */
export async function expectToFit(page: Page, planner: (typeof PLANNERS)[number]): Promise<void> {
  await page.goto(`/tools/${planner}`);
  await page.locator(".tool-field input").first().focus();
  await page
    .locator(".tool details")
    .evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
  if (planner === "my-season")
    for (const adder of ["Save the first day", "Add a rest window", "Close a paddock for a while"])
      await page.getByRole("button", { name: adder }).click();
  const beside = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ".tool :is(p, h2, h3, label, input, button, select, summary, legend, svg)",
        ),
      ]
        .filter((each) => !each.closest(".chart-scroll, .visually-hidden"))
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .map((each) => `${each.tagName} ${each.id || each.textContent.slice(0, 30)}`),
    );
  expect(await beside()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
