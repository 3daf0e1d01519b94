import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** Checks that the planner rejects wrong numbers, answers valid ones, and can print its sheets. */
export async function works(page: Page): Promise<void> {
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  const screen = page.locator(".screen[data-on]");
  // The planner of tests opens with an index.
  if ((await screen.locator(".tool-number input").count()) === 0)
    await page.getByRole("link", { name: "Nitrate" }).click();
  const field = screen.locator(".tool-number input").first();
  const message = screen.locator(".tool-field .finding.refused").first();
  await field.fill("abc");
  await expect(message).toHaveText(/^Enter a number, such as 1,300 or 2\.5/);
  await field.fill("7");
  await expect(message).toBeHidden();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".sheets .sheet").first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  // Every screen loads, though only the first is part of the planner's own script.
  const tabs = page.getByRole("navigation", { name: "Parts of this planner" }).getByRole("link");
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "step");
    await expect(screen.getByText(/^(?:Loading…|This part didn’t load)/)).toHaveCount(0);
    await expect(screen.getByRole("button").or(screen.getByRole("link")).first()).toBeVisible();
  }
}
