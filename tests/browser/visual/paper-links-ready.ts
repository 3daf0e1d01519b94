import type { Page } from "@playwright/test";
import { ready } from "../fixtures.ts";

/** Waits for the script that lists links in print, which loads soon after the page. */
export async function paperLinksReady(page: Page): Promise<void> {
  await ready(page);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some((entry) => entry.name.includes("/assets/paper-links-")),
  );
}
