import type { Page } from "@playwright/test";
import { ready } from "../fixtures.ts";

/** A reader's first sign of use brings the script that lists a page's links on paper. */
export async function useOnce(page: Page): Promise<void> {
  await ready(page);
  await page.mouse.move(5, 5);
  // It may have come already: a page that scrolls by itself counts as used.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name, duration }) => name.includes("/assets/paper-links-") && duration > 0),
  );
}
