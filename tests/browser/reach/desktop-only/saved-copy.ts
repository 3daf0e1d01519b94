import type { Locator, Page } from "@playwright/test";
import { expect } from "../../fixtures.ts";

/** The line in the footer that says that the site is saved. */
export function saved(page: Page): Locator {
  return page.getByText("Saved for reading offline.");
}

/** How long saving may take, in milliseconds, on a machine that does other things as well. */
export const SAVING = 60_000;

/** Opens the home page and saves the site by hand. */
export async function saveSite(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  const button = page.getByRole("button", {
    name: "Save for reading offline",
    includeHidden: true,
  });
  // By an event: on a slow machine saving may have begun by itself, and hidden the button.
  await button.dispatchEvent("click");
  await expect(saved(page)).toBeVisible({ timeout: SAVING });
}
